import type { CallReply } from '@launchyard/contract/kit';
import { teamDeclineOwnership } from '@launchyard/contract/team';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { describeOfferId } from './ownership.ts';

const OwnershipOfferDeclineInput = builder.inputType('OwnershipOfferDeclineInput', {
  description: 'Names an offer to the caller.',
  fields: (t) => ({ offerId: t.id({ required: true, description: describeOfferId }) }),
});

const OwnershipOfferDeclinePayload = payloadType<CallReply<typeof teamDeclineOwnership>>(
  'OwnershipOfferDeclinePayload',
  'The result of declining an account.',
  (t) => ({
    isDeclined: t.boolean({
      description: 'Whether the offer was declined by this call.',
      resolve: ({ reply }) => reply !== null,
    }),
  }),
);

builder.mutationField('ownershipOfferDecline', (t) =>
  t.field({
    nullable: true,
    type: OwnershipOfferDeclinePayload,
    description: 'Declines an account that is offered to the caller. For signed-in people only.',
    args: { input: t.arg({ type: OwnershipOfferDeclineInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      write(context, teamDeclineOwnership, { offerId: askableId('ownershipOffer', input.offerId) }),
  }),
);
