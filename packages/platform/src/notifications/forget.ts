import { and, desc, eq, lt, lte, or, sql } from 'drizzle-orm';
import { KEPT_NOTIFICATION_DAYS, KEPT_NOTIFICATIONS } from '@launchyard/domain/notifications';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { notifications } from '../tables/notifications.ts';
import { publishNotificationsChanged } from './notify.ts';

/**
 * Removes old notifications, and those beyond the limit of an account that never clears its list. Open panels count
 * again.
 */
export async function forgetNotifications({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  const old = lt(notifications.createdAt, secondsBefore(now, KEPT_NOTIFICATION_DAYS * DAY_SECONDS));
  const concerned = await database.sql
    .select({ accountId: notifications.accountId })
    .from(notifications)
    .groupBy(notifications.accountId)
    .having(sql`count(*) > ${KEPT_NOTIFICATIONS} or bool_or(${old})`);
  for (const { accountId } of concerned) {
    // One account at a time, so that nobody waits for rows of others.
    await database.sql.transaction(async (tx) => {
      const isBeyond = lte(notifications.id, sql`(${newestBeyond(tx, accountId)})`);
      const forgotten = and(eq(notifications.accountId, accountId), or(old, isBeyond));
      const { rowCount } = await tx.delete(notifications).where(forgotten);
      if (rowCount) await publishNotificationsChanged(tx, now, accountId);
    });
  }
}

const newestBeyond = (tx: Sql, accountId: string) =>
  tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(desc(notifications.id))
    .offset(KEPT_NOTIFICATIONS)
    .limit(1);
