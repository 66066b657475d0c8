import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import {
  notificationDelete,
  notificationGet,
  notificationList,
  notificationsClear,
  notificationsMarkRead,
} from '@launchyard/contract/notifications';
import { parseId } from '@launchyard/domain/kit';
import { ACCOUNT_KINDS } from '@launchyard/domain/notifications';
import type { Caller } from '../access/caller.ts';
import { withinGrant } from '../access/within-grant.ts';
import { parseIds } from '../http/ids.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import { inOrder } from '../kit/in-order.ts';
import { byAge, pageQuery } from '../kit/pages.ts';
import { notifications } from '../tables/notifications.ts';
import { clear, countUnread, deleteNotification, markRead, type Shown } from './change.ts';
import { presentNotification } from './present.ts';

export function notificationRoutes(deps: Deps): Route[] {
  const { sql } = deps.database;
  return [
    route(notificationList, async (question, caller) => {
      const mine = readableBy(caller);
      const page = pageQuery(byAge(notifications.id), question);
      const rows = await sql
        .select()
        .from(notifications)
        .where(and(mine, page.where))
        .orderBy(...page.orderBy)
        .limit(page.limit);
      const total = await sql.$count(notifications, mine);
      return {
        ...page.answer(rows, total, presentNotification),
        unreadCount: await countUnread(sql, mine),
      };
    }),
    route(notificationGet, async ({ notificationIds }, caller) => {
      const ids = parseIds('notification', notificationIds);
      const mine = and(readableBy(caller), inArray(notifications.id, ids));
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

/** The notifications that a caller may read: those that name no other application than theirs. */
function readableBy({ account, grant }: Caller): SQL | undefined {
  const isWithin = withinGrant(grant, notifications.appId);
  return and(
    eq(notifications.accountId, account.id),
    isWithin && or(isWithin, inArray(notifications.kind, [...ACCOUNT_KINDS])),
  );
}

const shownTo = ({ account }: Caller, upTo: string | undefined): Shown => ({
  accountId: account.id,
  upTo: upTo === undefined ? undefined : parseId('notification', upTo),
});
