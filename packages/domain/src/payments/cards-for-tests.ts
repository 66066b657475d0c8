import { DECLINE_REASONS } from './decline.ts';

/** A card of the test engine. Nothing can be bought with it anywhere. */
export interface TestCard {
  /** Digits only. */
  number: string;
  /** What happens with it, for whoever chooses one. */
  meaning: string;
  /** On the checkout page, with its holder there. `needsAuthentication` asks the holder. */
  atCheckout: CardOutcome;
  /** When it is charged later, without its holder. */
  later: CardOutcome;
}

/** Charged, or why not. */
export const CARD_OUTCOMES = ['succeeded', ...DECLINE_REASONS] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];

export const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'Visa, succeeds', 'succeeded', 'succeeded'),
  card('5555555555554444', 'Mastercard, succeeds', 'succeeded', 'succeeded'),
  card('378282246310005', 'American Express, succeeds', 'succeeded', 'succeeded'),
  card('4000000000000002', 'Declined', 'declined', 'declined'),
  card('4000000000009995', 'Insufficient funds', 'insufficientFunds', 'insufficientFunds'),
  card('4000000000000069', 'Expired card', 'expiredCard', 'expiredCard'),
  card('4000000000000127', 'Wrong security code', 'incorrectCvc', 'incorrectCvc'),
  card('4000002760003184', 'Asks you to authenticate', 'needsAuthentication', 'needsAuthentication'),
  card('4000000000000341', 'Succeeds now, declined later', 'succeeded', 'declined'),
];

export const testCard = (digits: string): TestCard | null => TEST_CARDS.find(({ number }) => number === digits) ?? null;

function card(number: string, meaning: string, atCheckout: CardOutcome, later: CardOutcome): TestCard {
  return { number, meaning, atCheckout, later };
}
