import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { IDEMPOTENCY_HOURS } from '@launchyard/domain/kit';
import { DEVICE_DAYS } from '@launchyard/domain/session';
import { pruneEvents } from './events/prune.ts';
import { attempts, knownDevices, passwordResets, sessions, signUps } from './session/tables.ts';
import { testServerMails } from './testserver/tables.ts';
import { DAY_SECONDS, secondsBefore } from './kit/clock.ts';
import type { Deps } from './kit/deps.ts';
import { runAlone } from './kit/locks.ts';
import { forgetNotifications } from './notifications/forget.ts';
import { idempotencyKeys } from './kit/tables.ts';

const ATTEMPT_DAYS = 1;
const ENDED_SESSION_DAYS = 30;
/** Longer than any incident. */
const INCIDENT_DAYS = 90;

/** Few enough that nobody waits for a batch. */
const BATCH = 5_000;

/** Removes what nobody will ask for again. One process at a time; the others do nothing. */
export async function prune({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  const before = (days: number) => secondsBefore(now, days * DAY_SECONDS);
  const ended = before(ENDED_SESSION_DAYS);
  await runAlone(database, 'prune', async () => {
    await pruneEvents(database.sql, now);
    await forgetNotifications({ database, clock });
    await removeAll(testServerMails, sql`${testServerMails.at} < ${before(INCIDENT_DAYS)}`);
    await database.sql.execute(sql`select prune_refused_calls()`);
    await removeAll(signUps, sql`${signUps.createdAt} < ${before(ATTEMPT_DAYS)}`);
    await removeAll(passwordResets, sql`${passwordResets.createdAt} < ${before(ATTEMPT_DAYS)}`);
    await removeAll(knownDevices, sql`${knownDevices.lastUsedAt} < ${before(DEVICE_DAYS)}`);
    await removeAll(attempts, sql`${attempts.at} < ${before(ATTEMPT_DAYS)}`);
    await removeAll(
      idempotencyKeys,
      sql`${idempotencyKeys.createdAt} < ${secondsBefore(now, IDEMPOTENCY_HOURS * 3600)}`,
    );
    await removeAll(sessions, sql`${sessions.endedAt} < ${ended} or ${sessions.expiresAt} < ${ended}`);
  });

  /** In batches, each committed by itself. */
  async function removeAll(table: PgTable, condition: SQL): Promise<void> {
    for (;;) {
      const batch = sql`select ctid from ${table} where ${condition} limit ${BATCH}`;
      const { rowCount } = await database.sql.execute(sql`delete from ${table} where ctid = any(array(${batch}))`);
      if ((rowCount ?? 0) < BATCH) return;
    }
  }
}
