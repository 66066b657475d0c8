import { eq } from 'drizzle-orm';
import type { Deps } from '../../kit/deps.ts';
import { alerts } from '../tables.ts';
import type { Alerter } from './alerter.ts';

/** The job behind an alert: sends it unless that was done. */
export async function deliverAlert({ database, clock }: Deps, alerter: Alerter, alertId: string): Promise<void> {
  const [alert] = await database.sql.select().from(alerts).where(eq(alerts.id, alertId));
  if (!alert || alert.sentAt !== null) return;
  await alerter.send(alert);
  await database.sql.update(alerts).set({ sentAt: clock() }).where(eq(alerts.id, alertId));
}
