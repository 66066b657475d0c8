import { sql } from 'drizzle-orm';
import type { Area } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { closedRows } from '../kit/guard.ts';
import { removeRows } from '../kit/prune.ts';
import { sessions } from '../tables/access.ts';

const ENDED_SESSION_DAYS = 30;

export const accessWork: Area<unknown> = {
  fixed: [sessions.personId, sessions.tokenHash, sessions.createdAt],
  // What a request takes of its budget may be written after its session has ended.
  guards: [closedRows(sessions, 'old.ended_at is not null', [sessions.takenPoints, sessions.budgetEndsAt])],
  prunes: [
    removeRows(sessions, (now) => {
      const ended = secondsBefore(now, ENDED_SESSION_DAYS * DAY_SECONDS);
      return sql`${sessions.endedAt} < ${ended} or ${sessions.expiresAt} < ${ended}`;
    }),
  ],
};
