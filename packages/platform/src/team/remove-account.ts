import { eq, sql } from 'drizzle-orm';
import type { Removal } from '../kit/area.ts';
import { removeRows } from '../kit/prune.ts';
import { members, ownershipOffers, teamInvitations } from '../tables/team.ts';

/** The team of the account, and what was offered to its owner or by them elsewhere. */
export const removeTeam: Removal = ({ id, person }) => [
  removeRows(members, () => eq(members.accountId, id)),
  removeRows(teamInvitations, () => eq(teamInvitations.accountId, id)),
  removeRows(ownershipOffers, () => eq(ownershipOffers.accountId, id)),
  ...(person ? [removeRows(ownershipOffers, () => isOfferOf(person.id))] : []),
];

const isOfferOf = (personId: string) =>
  sql`${ownershipOffers.fromId} = ${personId} or ${ownershipOffers.toId} = ${personId}`;
