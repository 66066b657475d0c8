import { and, desc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import {
  notificationDelete,
  notificationGet,
  notificationList,
  notificationsClear,
  notificationsMarkRead,
} from '@launchyard/contract/notifications';
import { formatId, parseId } from '@launchyard/domain/kit';
import { notificationViolations } from '@launchyard/domain/notifications';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { inOrder } from '../kit/inOrder.ts';
import { pageQuery, presentPage } from '../kit/pages.ts';
import { refuse } from '../kit/refuse.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { InTransaction } from '../audit/auditedTransaction.ts';
import { publishNotificationsChanged } from './notify.ts';
import { presentNotification } from './present.ts';
import { notifications } from '../tables/notifications.ts';

export function notificationRoutes({ database, clock }: Deps): Route[] {
  const { sql } = database;

  /** Changes some and answers what is left; whoever listens is told only when something changed. */
  function changeSome(
    accountId: string,
    inTransaction: InTransaction,
    change: (tx: Tx, now: Date) => Promise<readonly unknown[]>,
  ) {
    return inTransaction(async (tx) => {
      const now = clock();
      const changed = await change(tx, now);
      const unreadCount = await countUnread(tx, accountId);
      if (changed.length > 0) await publishNotificationsChanged(tx, now, accountId);
      return { changedCount: changed.length, unreadCount };
    });
  }

  return [
    route(notificationList, async (question, caller) => {
      const mine = eq(notifications.accountId, caller.account.id);
      const page = pageQuery('notification', notifications.id, question);
      const rows = await sql
        .select()
        .from(notifications)
        .where(and(mine, page.where))
        .orderBy(desc(notifications.id))
        .limit(page.limit);
      const total = await sql.$count(notifications, mine);
      return {
        ...presentPage('notification', question, rows, total, presentNotification),
        unreadCount: await countUnread(sql, caller.account.id),
      };
    }),
    route(notificationGet, async ({ notificationIds }, caller) => {
      const ids = notificationIds.flatMap((id) => parseId('notification', id) ?? []);
      const mine = and(eq(notifications.accountId, caller.account.id), inArray(notifications.id, ids));
      const rows = await sql.select().from(notifications).where(mine);
      return { notifications: inOrder('notification', notificationIds, rows, presentNotification) };
    }),
    changeRoute(notificationsMarkRead, ({ upTo }, caller, inTransaction) =>
      changeSome(caller.account.id, inTransaction, (tx, now) =>
        tx
          .update(notifications)
          .set({ readAt: now })
          .where(and(shown(caller.account.id, upTo), isNull(notifications.readAt)))
          .returning({ id: notifications.id }),
      ),
    ),
    changeRoute(notificationsClear, ({ upTo }, caller, inTransaction) =>
      changeSome(caller.account.id, inTransaction, (tx) =>
        tx.delete(notifications).where(shown(caller.account.id, upTo)).returning({ id: notifications.id }),
      ),
    ),
    changeRoute(notificationDelete, async ({ notificationId }, caller, inTransaction) => {
      const id = parseId('notification', notificationId) ?? refuse(notificationViolations.notFound);
      const mine = and(eq(notifications.id, id), eq(notifications.accountId, caller.account.id));
      return inTransaction(async (tx, note) => {
        const [deleted] = await tx.delete(notifications).where(mine).returning({ id: notifications.id });
        if (!deleted) return refuse(notificationViolations.notFound);
        const subject = formatId('notification', deleted.id);
        note({ subject });
        await publishNotificationsChanged(tx, clock(), caller.account.id);
        return { notificationId: subject };
      });
    }),
  ];
}

/** Those of the account up to the one given, which is the newest that the customer saw. An id that is none names none. */
function shown(accountId: string, upTo: string | undefined): SQL | undefined {
  const mine = eq(notifications.accountId, accountId);
  if (upTo === undefined) return mine;
  const newest = parseId('notification', upTo) ?? refuse({ ...notificationViolations.notFound, field: ['upTo'] });
  return and(mine, lte(notifications.id, newest));
}

const countUnread = (sql: Sql, accountId: string): Promise<number> =>
  sql.$count(notifications, and(eq(notifications.accountId, accountId), isNull(notifications.readAt)));
