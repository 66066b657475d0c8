import { noOther, PRODUCT_NAME } from '@launchyard/domain/kit';

/** The texts of the checkout page. */
export const words = {
  testMode: 'Test mode: no money moves',
  dueToday: 'Due today',
  tax: 'Sales tax',
  total: 'Total due today',
  nextBill: 'Next bill',
  savedFor: 'Card for your next bills',
  nothingDue: 'Nothing is charged today.',
  back: `Back to ${PRODUCT_NAME}`,
  order: 'What you pay',
  payTitle: 'Pay by card',
  saveTitle: 'Save a card',
  email: 'E-mail',
  card: 'Card',
  number: 'Card number',
  expiry: 'Expiration date',
  cvc: 'Security code',
  cvcHint: 'CVC',
  name: 'Name on card',
  country: 'Country',
  zip: 'ZIP',
  pay: (sum: string) => `Pay ${sum}`,
  save: 'Save card',
  working: 'One moment…',
  straight: 'Card details go straight to the payment provider.',
  testCards: 'Test cards',
  testCardsHint: 'Any expiration date in the future, any security code, any name.',
  problemTitle: (title: string) => `Problem: ${title}`,
  confirmTitle: 'Confirm that it is you',
  confirmPayment: (sum: string, last4: string) =>
    `Your bank asks you to confirm ${sum} with the card that ends in ${last4}.`,
  confirmCard: (last4: string) => `Your bank asks you to confirm that the card that ends in ${last4} is yours.`,
  standsIn: 'This page stands in for your bank.',
  complete: 'Complete',
  fail: 'Fail',
  unreachable: 'We can’t reach the payment provider. Check your connection and try again: nothing is charged twice.',
  tooManyTries: 'Too many tries from your network. Wait a minute, then try again.',
} as const;

export type StateKind = 'paid' | 'saved' | 'expired' | 'unknown' | 'fault' | 'elsewhere' | 'tooMany';

/** A page that only says how things are. */
export function stateWords(kind: StateKind): { title: string; text: string } {
  switch (kind) {
    case 'paid':
      return { title: 'This payment is complete', text: 'It was charged once. You can close this page.' };
    case 'saved':
      return { title: 'Your card is saved', text: 'Nothing was charged. You can close this page.' };
    case 'expired':
      return { title: 'This checkout has expired', text: 'Nothing was charged. Go back and start again.' };
    case 'unknown':
      return {
        title: 'There is no such checkout',
        text: `Go back to ${PRODUCT_NAME} and start again. Nothing was charged.`,
      };
    case 'elsewhere':
      return {
        title: 'This was sent from another website',
        text: 'Nothing was charged. Open the checkout again and pay there.',
      };
    case 'tooMany':
      return { title: 'Too many tries', text: words.tooManyTries };
    case 'fault':
      return {
        title: 'Something went wrong',
        text: 'Open the checkout again: if the payment went through, it says so. Nothing is charged twice.',
      };
    default:
      return noOther(kind, { title: words.payTitle, text: '' });
  }
}
