import { sql } from 'drizzle-orm';
import { IDEMPOTENCY_HOURS } from '@launchyard/domain/kit';
import type { Area } from './area.ts';
import { DAY_SECONDS, secondsBefore } from './clock.ts';
import { removeRows } from './prune.ts';
import { attempts, idempotencyKeys } from './tables.ts';

const ATTEMPT_DAYS = 1;

/** Of the limits that the public process of streams counts. Others are of sign-ins, codes and calls. */
const KINDS_OF_STREAMS = `'^(link password|stream start|unused spare)( |$)'`;

export const kitWork: Area<unknown> = {
  guards: [
    {
      name: 'guard_attempts_by_streams',
      table: 'attempts',
      on: 'insert',
      processes: ['streams'],
      refused: `new.kind !~ ${KINDS_OF_STREAMS}`,
      because: 'streams counts no such attempts',
    },
    {
      name: 'guard_forgetting_by_streams',
      table: 'attempts',
      on: 'delete',
      processes: ['streams'],
      refused: `old.kind !~ ${KINDS_OF_STREAMS}`,
      because: 'streams forgets no such attempts',
    },
  ],
  prunes: [
    removeRows(attempts, (now) => sql`${attempts.at} < ${secondsBefore(now, ATTEMPT_DAYS * DAY_SECONDS)}`),
    // Forgetting a key too early would repeat what it stands for.
    removeRows(
      idempotencyKeys,
      (now) => sql`${idempotencyKeys.createdAt} < ${secondsBefore(now, IDEMPOTENCY_HOURS * 3600)}`,
    ),
  ],
};
