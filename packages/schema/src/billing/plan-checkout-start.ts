import { cardChangeStart, checkoutStart } from '@launchyard/contract/billing';
import type { CallReply } from '@launchyard/contract/kit';
import { SEAT_COUNT } from '@launchyard/domain/plans';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { payloadType } from '../kit/user-errors.ts';
import { PlanKind } from '../plans/bill.ts';

const PlanCheckoutStartInput = builder.inputType('PlanCheckoutStartInput', {
  description: 'A plan to be bought, as its preview said.',
  fields: (t) => ({
    plan: t.field({ type: PlanKind, required: true, description: 'The plan.' }),
    count: t.int({ required: true, description: `For how many, ${SEAT_COUNT.least} to ${SEAT_COUNT.most}.` }),
    fingerprint: t.string({ required: true, description: 'The fingerprint of the preview that was confirmed.' }),
    idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('payment page') }),
  }),
});

const PlanCheckoutStartPayload = payloadType<CallReply<typeof checkoutStart>>(
  'PlanCheckoutStartPayload',
  'The page on which a plan is paid.',
  (t) => ({
    checkoutId: t.id({
      nullable: true,
      description: 'The id of the payment page, `cko_…`: ask for `Account.checkout`. Null if refused.',
      resolve: ({ reply }) => reply?.checkoutId,
    }),
    url: t.field({
      type: 'URL',
      nullable: true,
      description: 'Where to pay. It leads back to the panel. Null if refused.',
      resolve: ({ reply }) => reply?.url,
    }),
  }),
);

builder.mutationField('planCheckoutStart', (t) =>
  t.field({
    nullable: true,
    type: PlanCheckoutStartPayload,
    description:
      'Opens a page of the payment provider to buy a plan at the price of its preview. The plan begins when it is paid. Only the owner may, signed in.',
    args: { input: t.arg({ type: PlanCheckoutStartInput, required: true, description: 'The plan.' }) },
    resolve: (_root, { input: { plan, count, fingerprint, idempotencyKey } }, context) =>
      write(context, checkoutStart, { wish: { kind: 'start', plan, count }, fingerprint, idempotencyKey }),
  }),
);

const CardChangeStartInput = builder.inputType('CardChangeStartInput', {
  description: 'Another card.',
  fields: (t) => ({
    idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('payment page') }),
  }),
});

const CardChangeStartPayload = payloadType<CallReply<typeof cardChangeStart>>(
  'CardChangeStartPayload',
  'The page on which another card is given.',
  (t) => ({
    checkoutId: t.id({
      nullable: true,
      description: 'The id of the payment page, `cko_…`: ask for `Account.checkout`. Null if refused.',
      resolve: ({ reply }) => reply?.checkoutId,
    }),
    url: t.field({
      type: 'URL',
      nullable: true,
      description: 'Where to give the card. It leads back to the panel. Null if refused.',
      resolve: ({ reply }) => reply?.url,
    }),
  }),
);

builder.mutationField('cardChangeStart', (t) =>
  t.field({
    nullable: true,
    type: CardChangeStartPayload,
    description:
      'Opens a page of the payment provider to give another card. A bill that is not paid is tried with it at once. Only the owner may, signed in.',
    args: { input: t.arg({ type: CardChangeStartInput, required: true, description: 'The request.' }) },
    resolve: (_root, { input }, context) => write(context, cardChangeStart, input),
  }),
);
