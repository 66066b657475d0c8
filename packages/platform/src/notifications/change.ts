import { and, eq, isNull, lte, type SQL } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { notificationViolations } from '@launchyard/domain/notifications';
import type { InTransaction } from '../audit/audited-transaction.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { refuse } from '../kit/refuse.ts';
import { notifications } from '../tables/notifications.ts';
import { publishNotificationsChanged } from './notify.ts';

type Clocked = Pick<Deps, 'clock'>;

/**
 * Those of an account (a UUID) up to the given one, the newest that the customer saw: a UUID, or null for an invalid
 * id.
 */
export interface Shown {
  accountId: string;
  upTo: string | null | undefined;
}

interface Changed {
  changedCount: number;
  unreadCount: number;
}

export const markRead = (deps: Clocked, inTransaction: InTransaction, which: Shown): Promise<Changed> =>
  changeSome(deps, inTransaction, which, (tx, shown, now) =>
    tx
      .update(notifications)
      .set({ readAt: now })
      .where(and(shown, isNull(notifications.readAt)))
      .returning({ id: notifications.id }),
  );

export const clear = (deps: Clocked, inTransaction: InTransaction, which: Shown): Promise<Changed> =>
  changeSome(deps, inTransaction, which, (tx, shown) =>
    tx.delete(notifications).where(shown).returning({ id: notifications.id }),
  );

/** Deletes one. `id` is a UUID, or null for an invalid id. */
export async function deleteNotification(
  { clock }: Clocked,
  inTransaction: InTransaction,
  accountId: string,
  id: string | null,
): Promise<{ notificationId: string }> {
  if (id === null) return refuse(notificationViolations.notFound);
  const mine = and(eq(notifications.id, id), eq(notifications.accountId, accountId));
  return inTransaction(async (tx, note) => {
    const [deleted] = await tx.delete(notifications).where(mine).returning({ id: notifications.id });
    if (!deleted) return refuse(notificationViolations.notFound);
    const subject = formatId('notification', deleted.id);
    note({ subject });
    await publishNotificationsChanged(tx, clock(), accountId);
    return { notificationId: subject };
  });
}

/** Changes some and returns the rest; listeners are told only if something changed. */
async function changeSome(
  { clock }: Clocked,
  inTransaction: InTransaction,
  { accountId, upTo }: Shown,
  change: (tx: Tx, shown: SQL | undefined, now: Date) => Promise<readonly unknown[]>,
): Promise<Changed> {
  if (upTo === null) return refuse({ ...notificationViolations.notFound, field: ['upTo'] });
  const mine = eq(notifications.accountId, accountId);
  const shown = upTo === undefined ? mine : and(mine, lte(notifications.id, upTo));
  return inTransaction(async (tx) => {
    const now = clock();
    const changed = await change(tx, shown, now);
    const unreadCount = await countUnread(tx, mine);
    if (changed.length > 0) await publishNotificationsChanged(tx, now, accountId);
    return { changedCount: changed.length, unreadCount };
  });
}

export const countUnread = (sql: Sql, which: SQL | undefined): Promise<number> =>
  sql.$count(notifications, and(which, isNull(notifications.readAt)));
