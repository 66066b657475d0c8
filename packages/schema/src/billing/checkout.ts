import { cardGet, checkoutGet } from '@launchyard/contract/billing';
import { Refused, type CallReply } from '@launchyard/contract/kit';
import { may } from '@launchyard/domain/access';
import { seatPlans } from '@launchyard/domain/plans';
import { builder } from '../kit/builder.ts';
import { read, requireCredential } from '../kit/calls.ts';
import { asGraphQLError } from '../kit/errors.ts';
import { askableId } from '../kit/ids.ts';
import { AccountType } from '../session/account.ts';

type Checkout = CallReply<typeof checkoutGet>['checkout'];

const CheckoutState = builder.enumType('CheckoutState', {
  description: 'What became of a payment page.',
  values: {
    OPEN: { value: 'open', description: 'It can be paid, or its payment is on its way.' },
    COMPLETE: { value: 'complete', description: 'It is done: the plan began, or the card was changed.' },
    REFUNDED: { value: 'refunded', description: 'It was paid when there was a plan already. The money went back.' },
    EXPIRED: { value: 'expired', description: 'It was not paid, and cannot be paid any more.' },
  } as const satisfies Record<string, { value: Checkout['state']; description: string }>,
});

const CheckoutType = builder.objectRef<Checkout>('Checkout').implement({
  description: 'A page of the payment provider that a customer was sent to.',
  fields: (t) => ({
    checkoutId: t.exposeID('id', { description: 'Its id, `cko_…`, which the address after the payment has.' }),
    state: t.expose('state', { type: CheckoutState, description: 'What became of it.' }),
    planName: t.string({
      nullable: true,
      description: 'The name of the plan that it buys. Null when it only changes the card.',
      resolve: ({ wish }) => wish && seatPlans[wish.plan].name,
    }),
    count: t.int({
      nullable: true,
      description: 'For how many the plan is. Null when it only changes the card.',
      resolve: ({ wish }) => wish?.count,
    }),
    dueCents: t.exposeInt('dueCents', { description: 'What it charges, in US cents.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was opened.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be paid.' }),
  }),
});

const CardType = builder.objectRef<NonNullable<CallReply<typeof cardGet>['card']>>('Card').implement({
  description: 'A card that is charged. Its number is known to the payment provider only.',
  fields: (t) => ({
    brand: t.exposeString('brand', { description: 'Its brand: `Visa`.' }),
    last4: t.exposeString('last4', { description: 'The last four digits of its number.' }),
    expiryMonth: t.exposeInt('expiryMonth', { description: 'The month in which it expires, 1 to 12.' }),
    expiryYear: t.exposeInt('expiryYear', { description: 'The year in which it expires.' }),
  }),
});

builder.objectFields(AccountType, (t) => ({
  card: t.field({
    type: CardType,
    nullable: true,
    description: 'The card that is charged. Null when there is none, or when the billing service does not respond.',
    resolve: async ({ id }, _arguments, context) => (await read(context, cardGet, {}, id)).card,
  }),
  checkout: t.field({
    type: CheckoutType,
    nullable: true,
    description:
      'A payment page of the account. Null when there is none with this id, or when the billing service does not respond.',
    args: { id: t.arg.id({ required: true, description: 'Its id, `cko_…`.' }) },
    resolve: async (account, { id }, context) => {
      requireCredential(context, checkoutGet);
      try {
        const question = { checkoutId: askableId('checkout', id) };
        return (await context.upstream.call(checkoutGet, question, { account: account.id })).checkout;
      } catch (error) {
        // A page of nobody, or of another account.
        if (error instanceof Refused) return null;
        throw asGraphQLError(error);
      }
    },
  }),
  viewerCanBuyPlans: t.boolean({
    description: 'Whether the caller may buy and change its plan: only its owner may, signed in.',
    resolve: ({ grant }) => may(grant, 'billing.manage'),
  }),
}));
