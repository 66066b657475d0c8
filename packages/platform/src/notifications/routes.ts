import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  notificationDelete,
  notificationGet,
  notificationList,
  notificationsClear,
  notificationsMarkRead,
} from '@launchyard/contract/notifications';
import { parseId } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { parseIds, parsePage } from '../http/ids.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import { inOrder } from '../kit/inOrder.ts';
import { pageQuery, presentPage } from '../kit/pages.ts';
import { notifications } from '../tables/notifications.ts';
import { clear, countUnread, deleteNotification, markRead, type Shown } from './change.ts';
import { presentNotification } from './present.ts';

export function notificationRoutes(deps: Deps): Route[] {
  const { sql } = deps.database;
  return [
    route(notificationList, async (asked, caller) => {
      const question = parsePage('notification', asked);
      const mine = eq(notifications.accountId, caller.account.id);
      const page = pageQuery(notifications.id, question);
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
      const ids = parseIds('notification', notificationIds);
      const mine = and(eq(notifications.accountId, caller.account.id), inArray(notifications.id, ids));
      const rows = await sql.select().from(notifications).where(mine);
      return { notifications: inOrder('notification', notificationIds, rows, presentNotification) };
    }),
    changeRoute(notificationsMarkRead, ({ upTo }, caller, inTransaction) =>
      markRead(deps, inTransaction, shownTo(caller, upTo)),
    ),
    changeRoute(notificationsClear, ({ upTo }, caller, inTransaction) =>
      clear(deps, inTransaction, shownTo(caller, upTo)),
    ),
    changeRoute(notificationDelete, ({ notificationId }, caller, inTransaction) =>
      deleteNotification(deps, inTransaction, caller.account.id, parseId('notification', notificationId)),
    ),
  ];
}

const shownTo = ({ account }: Caller, upTo: string | undefined): Shown => ({
  accountId: account.id,
  upTo: upTo === undefined ? undefined : parseId('notification', upTo),
});
