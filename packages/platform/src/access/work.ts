import { sql } from 'drizzle-orm';
import type { Area } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { removeRows } from '../kit/prune.ts';
import { sessions } from '../tables/access.ts';

const ENDED_SESSION_DAYS = 30;

export const accessWork: Area<unknown> = {
  prunes: [
    removeRows(sessions, (now) => {
      const ended = secondsBefore(now, ENDED_SESSION_DAYS * DAY_SECONDS);
      return sql`${sessions.endedAt} < ${ended} or ${sessions.expiresAt} < ${ended}`;
    }),
  ],
};
