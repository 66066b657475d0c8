import type { Sql } from '../../kit/database.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { alerts } from '../tables.ts';
import { alertQueue } from './queue.ts';

/** Writes an alert as part of the transaction that it tells about. It holds ids and figures only: no names, no addresses, no links. */
export async function enqueueAlert(tx: Sql, jobs: Jobs, now: Date, text: string): Promise<void> {
  const [row] = await tx.insert(alerts).values({ text, createdAt: now }).returning({ id: alerts.id });
  if (!row) throw new Error('the alert was not written');
  await jobs.send(tx, alertQueue, { alertId: row.id });
}
