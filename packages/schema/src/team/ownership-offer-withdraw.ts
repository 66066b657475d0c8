import type { CallReply } from '@launchyard/contract/kit';
import { teamWithdrawOwnership } from '@launchyard/contract/team';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { describeOfferId } from './ownership.ts';

const OwnershipOfferWithdrawInput = builder.inputType('OwnershipOfferWithdrawInput', {
  description: 'Names an offer of the account.',
  fields: (t) => ({ offerId: t.id({ required: true, description: describeOfferId }) }),
});

const OwnershipOfferWithdrawPayload = payloadType<CallReply<typeof teamWithdrawOwnership>>(
  'OwnershipOfferWithdrawPayload',
  'The result of withdrawing the offer of the account.',
  (t) => ({
    isWithdrawn: t.boolean({
      description: 'Whether the offer was withdrawn by this call.',
      resolve: ({ reply }) => reply !== null,
    }),
  }),
);

builder.mutationField('ownershipOfferWithdraw', (t) =>
  t.field({
    nullable: true,
    type: OwnershipOfferWithdrawPayload,
    description: 'Withdraws the open offer to hand the account over. For the owner only, signed in.',
    args: { input: t.arg({ type: OwnershipOfferWithdrawInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      write(context, teamWithdrawOwnership, { offerId: askableId('ownershipOffer', input.offerId) }),
  }),
);
