import type { CallReply } from '@launchyard/contract/kit';
import { teamAcceptOwnership } from '@launchyard/contract/team';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { describeOfferId, describePassword } from './ownership.ts';

const OwnershipOfferAcceptInput = builder.inputType('OwnershipOfferAcceptInput', {
  description: 'Names an offer to the caller.',
  fields: (t) => ({
    offerId: t.id({ required: true, description: describeOfferId }),
    password: t.string({ required: true, description: describePassword }),
  }),
});

const OwnershipOfferAcceptPayload = payloadType<CallReply<typeof teamAcceptOwnership>>(
  'OwnershipOfferAcceptPayload',
  'The result of taking an account over.',
  (t) => ({
    accountId: t.id({
      nullable: true,
      description: 'The id of the account that the caller owns now, for the `X-Account` header. Null if refused.',
      resolve: ({ reply }) => reply?.accountId,
    }),
  }),
);

builder.mutationField('ownershipOfferAccept', (t) =>
  t.field({
    nullable: true,
    type: OwnershipOfferAcceptPayload,
    description:
      'Makes the caller the owner of an account that is offered to them. Its name, links, keys and plan stay. The former owner becomes an editor in it and gets an empty account of their own; keys that they made can do from then on what an editor can. For signed-in people only; wrong passwords are limited like at sign-in.',
    args: { input: t.arg({ type: OwnershipOfferAcceptInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      write(context, teamAcceptOwnership, {
        offerId: askableId('ownershipOffer', input.offerId),
        password: input.password,
      }),
  }),
);
