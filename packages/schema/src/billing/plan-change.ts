import { planChange } from '@launchyard/contract/billing';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { payloadType } from '../kit/user-errors.ts';
import { AccountType, actingAccount } from '../session/account.ts';
import { asChangeWish, PlanChangeWishInput } from './wish.ts';

const PlanChangeInput = builder.inputType('PlanChangeInput', {
  description: 'A change of the plan, as its preview said.',
  fields: (t) => ({
    wish: t.field({ type: PlanChangeWishInput, required: true, description: 'What to do with the plan.' }),
    fingerprint: t.string({ required: true, description: 'The fingerprint of the preview that was confirmed.' }),
    idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('change, made once') }),
  }),
});

const PlanChangePayload = payloadType<CallReply<typeof planChange>>(
  'PlanChangePayload',
  'The result of changing the plan.',
  (t) => ({
    account: t.field({
      type: AccountType,
      nullable: true,
      description: 'The account, with its plan after the change. Null if refused.',
      resolve: ({ reply }, _arguments, context) => (reply ? actingAccount(context) : null),
    }),
  }),
);

builder.mutationField('planChange', (t) =>
  t.field({
    nullable: true,
    type: PlanChangePayload,
    description:
      'Changes, cancels or reactivates the plan, and charges the card exactly what the preview said, or changes nothing. Only the owner may, signed in.',
    args: { input: t.arg({ type: PlanChangeInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input: { wish, fingerprint, idempotencyKey } }, context) =>
      write(context, planChange, { wish: asChangeWish(wish), fingerprint, idempotencyKey }),
  }),
);
