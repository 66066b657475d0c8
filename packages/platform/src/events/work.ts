import { sql } from 'drizzle-orm';
import type { Area } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { removeRows } from '../kit/prune.ts';
import { events } from '../tables/events.ts';

const EVENT_DAYS = 7;

export const eventWork: Area<unknown> = {
  prunes: [removeRows(events, (now) => sql`${events.at} < ${secondsBefore(now, EVENT_DAYS * DAY_SECONDS)}`)],
};
