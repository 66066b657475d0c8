import type { OwnershipOffer as Offer, ReceivedOffer } from '@launchyard/contract/team';
import { teamOwnershipOffers } from '@launchyard/contract/team';
import { MOST_RECEIVED_OFFERS } from '@launchyard/domain/team';
import { OWNERSHIP_OFFER_DAYS } from '@launchyard/domain/team';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { ViewerType } from '../session/viewer.ts';

export const describeOfferId = 'The id of the offer, `own_…`.';
export const describePassword = 'The password of the caller: a session alone proves too little.';

export const OwnershipOffer = builder.objectRef<Offer>('OwnershipOffer').implement({
  description: 'An open offer to hand the account over to a member.',
  fields: (t) => ({
    offerId: t.exposeID('id', { description: describeOfferId }),
    personId: t.exposeID('personId', { description: 'The id of the member who would be the owner, `per_…`.' }),
    email: t.exposeString('email', { description: 'Their e-mail address.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: `When it expires: ${OWNERSHIP_OFFER_DAYS} days after it was made.`,
    }),
  }),
});

const ReceivedOwnershipOffer = builder.objectRef<ReceivedOffer>('ReceivedOwnershipOffer').implement({
  description: 'An offer of an account as the person sees it who would be its owner.',
  fields: (t) => ({
    offerId: t.exposeID('id', { description: describeOfferId }),
    accountId: t.exposeID('accountId', { description: 'The id of the account, `acc_…`.' }),
    accountLabel: t.exposeString('accountLabel', { description: 'The name of the account.' }),
    ownerEmail: t.exposeString('ownerEmail', { description: 'The e-mail address of its owner, who offers it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the offer was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the offer expires.' }),
  }),
});

builder.objectField(ViewerType, 'ownershipOffers', (t) =>
  t.field({
    type: [ReceivedOwnershipOffer],
    nullable: true,
    description: `The accounts that are offered to the person, newest first, at most ${MOST_RECEIVED_OFFERS}. Null for an API key, and when the service does not respond.`,
    extensions: costs({ call: 10, items: MOST_RECEIVED_OFFERS }),
    resolve: async ({ credential }, _arguments, context) =>
      credential === 'key' ? null : (await read(context, teamOwnershipOffers, {})).offers,
  }),
);
