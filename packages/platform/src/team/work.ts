import { lt } from 'drizzle-orm';
import type { Area } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { removeRows } from '../kit/prune.ts';
import { teamInvitations } from '../tables/team.ts';

/** How long an invitation is kept after it expired or would have. */
const INVITATION_KEPT_DAYS = 90;

export const teamWork: Area<unknown> = {
  prunes: [
    removeRows(teamInvitations, (now) =>
      lt(teamInvitations.expiresAt, secondsBefore(now, INVITATION_KEPT_DAYS * DAY_SECONDS)),
    ),
  ],
};
