import type { CallReply } from '@launchyard/contract/kit';
import { teamOfferOwnership } from '@launchyard/contract/team';
import { OWNERSHIP_OFFER_DAYS } from '@launchyard/domain/team';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { describePassword, OwnershipOffer } from './ownership.ts';

const OwnershipOfferCreateInput = builder.inputType('OwnershipOfferCreateInput', {
  description: 'Who is to be the owner of the account.',
  fields: (t) => ({
    personId: t.id({ required: true, description: 'The id of a member, `per_…`.' }),
    password: t.string({ required: true, description: describePassword }),
  }),
});

const OwnershipOfferCreatePayload = payloadType<CallReply<typeof teamOfferOwnership>>(
  'OwnershipOfferCreatePayload',
  'The result of offering the account to a member.',
  (t) => ({
    offer: t.field({
      type: OwnershipOffer,
      nullable: true,
      description: 'The offer. Null if refused.',
      resolve: ({ reply }) => reply?.offer,
    }),
  }),
);

builder.mutationField('ownershipOfferCreate', (t) =>
  t.field({
    nullable: true,
    type: OwnershipOfferCreatePayload,
    description: `Offers the account to a member, who gets an e-mail and becomes its owner by accepting within ${OWNERSHIP_OFFER_DAYS} days. Nothing changes before. One offer can be open at a time. For the owner only, signed in; wrong passwords are limited like at sign-in.`,
    args: { input: t.arg({ type: OwnershipOfferCreateInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      write(context, teamOfferOwnership, {
        personId: askableId('person', input.personId),
        password: input.password,
      }),
  }),
);
