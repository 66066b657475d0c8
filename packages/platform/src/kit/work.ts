import { sql } from 'drizzle-orm';
import { IDEMPOTENCY_HOURS } from '@launchyard/domain/kit';
import type { Area } from './area.ts';
import { DAY_SECONDS, secondsBefore } from './clock.ts';
import { removeRows } from './prune.ts';
import { attempts, idempotencyKeys } from './tables.ts';

const ATTEMPT_DAYS = 1;

export const kitWork: Area<unknown> = {
  prunes: [
    removeRows(attempts, (now) => sql`${attempts.at} < ${secondsBefore(now, ATTEMPT_DAYS * DAY_SECONDS)}`),
    // Forgetting a key too early would repeat what it stands for.
    removeRows(
      idempotencyKeys,
      (now) => sql`${idempotencyKeys.createdAt} < ${secondsBefore(now, IDEMPOTENCY_HOURS * 3600)}`,
    ),
  ],
};
