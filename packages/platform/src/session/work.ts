import { sql } from 'drizzle-orm';
import { DEVICE_DAYS } from '@launchyard/domain/session';
import type { Area } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { removeRows } from '../kit/prune.ts';
import { knownDevices, passwordResets, signInCodes, signUps } from '../tables/session.ts';

/** Longer than any code or link is valid. */
const ATTEMPT_DAYS = 1;

const before = (now: Date, days: number) => secondsBefore(now, days * DAY_SECONDS);

export const sessionWork: Area<unknown> = {
  prunes: [
    removeRows(signUps, (now) => sql`${signUps.createdAt} < ${before(now, ATTEMPT_DAYS)}`),
    removeRows(passwordResets, (now) => sql`${passwordResets.createdAt} < ${before(now, ATTEMPT_DAYS)}`),
    removeRows(signInCodes, (now) => sql`${signInCodes.createdAt} < ${before(now, ATTEMPT_DAYS)}`),
    removeRows(knownDevices, (now) => sql`${knownDevices.lastUsedAt} < ${before(now, DEVICE_DAYS)}`),
  ],
};
