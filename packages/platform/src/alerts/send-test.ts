import { and, eq } from 'drizzle-orm';
import { maySendTestAlerts } from '@launchyard/domain/access';
import { alertViolations, composeTest, MAX_TESTS_A_MINUTE, type AlertChannel } from '@launchyard/domain/alerts';
import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import type { Caller } from '../access/caller.ts';
import { NOT_ALLOWED } from '../access/require-may.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { takeAttempt } from '../kit/attempts.ts';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse } from '../kit/refuse.ts';
import { alertChannels } from '../tables/alerts.ts';
import { enqueue, pageOf } from './dispatch.ts';

/** Sends a test message to one channel, for admins. */
export async function sendTest(
  needs: Deps & { jobs: Jobs; panelOrigin: string },
  inTransaction: InTransaction,
  { grant, person }: Caller,
  channel: AlertChannel,
): Promise<void> {
  if (!maySendTestAlerts(grant)) throw new FaultError(SERVICE_FAULT.FORBIDDEN, NOT_ALLOWED);
  const { database, clock } = needs;
  const isReady = and(eq(alertChannels.channel, channel), eq(alertChannels.isConfigured, true));
  if ((await database.sql.$count(alertChannels, isReady)) === 0) refuse(alertViolations.channelNotConfigured);
  const limit = { kind: 'alert test', subject: person.id, most: MAX_TESTS_A_MINUTE, windowSeconds: 60 };
  const taken = await database.sql.transaction((tx) => takeAttempt(tx, clock(), [limit]));
  if (!taken) refuse(alertViolations.tooManyTests);
  await inTransaction(async (tx, note) => {
    note({ subject: channel, label: channel });
    await enqueue(tx, needs, clock(), { alertId: null, kind: 'test', message: composeTest(pageOf(needs)) }, [channel]);
  });
}
