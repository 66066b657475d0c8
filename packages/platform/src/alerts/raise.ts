import { sql } from 'drizzle-orm';
import { fingerprintOf, MAX_ALERT_TEXT, type Alert } from '@launchyard/domain/alerts';
import type { Sql } from '../kit/database.ts';
import { alerts } from '../tables/alerts.ts';

interface Occurrences {
  count: number;
  firstAt: Date;
  lastAt: Date;
}

/**
 * Records that something happened of which operators are alerted: as part of the transaction, if it is one. A worker
 * decides soon whether to send it.
 */
export async function raiseAlert(tx: Sql, now: Date, alert: Alert): Promise<void> {
  await raiseAlerts(tx, alert, { count: 1, firstAt: now, lastAt: now });
}

/** The same for something that happened several times. */
export async function raiseAlerts(tx: Sql, alert: Alert, { count, firstAt, lastAt }: Occurrences): Promise<void> {
  const { kind, accountId, requestId } = alert;
  const text = alert.text.slice(0, MAX_ALERT_TEXT).toWellFormed();
  const fingerprint = fingerprintOf(alert);
  await tx
    .insert(alerts)
    .values({ kind, fingerprint, text, accountId, requestId, firstAt, lastAt, count, state: 'waiting', dueAt: lastAt })
    .onConflictDoUpdate({
      target: alerts.fingerprint,
      set: {
        text,
        accountId,
        requestId,
        count: sql`least(${alerts.count}::bigint + ${count}, 2000000000)::int`,
        lastAt: sql`greatest(${alerts.lastAt}, excluded.last_at)`,
      },
    });
}
