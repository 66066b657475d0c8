import { lt } from 'drizzle-orm';
import type { Area } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { removeRows } from '../kit/prune.ts';
import { ownershipOffers, teamInvitations } from '../tables/team.ts';

/** How long an invitation or an offer is kept after it expired or would have. */
const KEPT_DAYS = 90;

export const teamWork: Area<unknown> = {
  prunes: [
    removeRows(teamInvitations, (now) => lt(teamInvitations.expiresAt, secondsBefore(now, KEPT_DAYS * DAY_SECONDS))),
    removeRows(ownershipOffers, (now) => lt(ownershipOffers.expiresAt, secondsBefore(now, KEPT_DAYS * DAY_SECONDS))),
  ],
};
