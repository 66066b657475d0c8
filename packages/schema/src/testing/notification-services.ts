import * as notifications from '@launchyard/contract/notifications';
import { parseId } from '@launchyard/domain/kit';
import { notificationViolations } from '@launchyard/domain/notifications';
import { byId, on, pageOf, throwing, type Rows } from './answers.ts';

on(notifications.notificationList, (input, { rows }) => ({
  ...pageOf(rows.notifications, input),
  unreadCount: countUnread(rows),
}));
on(notifications.notificationGet, ({ notificationIds }, { rows }) => ({
  notifications: notificationIds.map((id) => byId(rows.notifications, id)),
}));
on(notifications.notificationsMarkRead, ({ upTo }, { rows }) => {
  checkPlace(upTo);
  const changedCount = countUnread(rows);
  rows.notifications = rows.notifications.map((each) => ({ ...each, isRead: true }));
  return { changedCount, unreadCount: 0 };
});
on(notifications.notificationsClear, ({ upTo }, { rows }) => {
  checkPlace(upTo);
  const changedCount = rows.notifications.length;
  rows.notifications = [];
  return { changedCount, unreadCount: 0 };
});
on(notifications.notificationDelete, ({ notificationId }, { rows }) => {
  const gone = byId(rows.notifications, notificationId) ?? throwing(notificationViolations.notFound);
  rows.notifications = rows.notifications.filter((each) => each !== gone);
  return { notificationId };
});
const countUnread = (rows: Rows) => rows.notifications.filter((each) => !each.isRead).length;

function checkPlace(upTo: string | undefined): void {
  if (upTo === undefined || parseId('notification', upTo) !== null) return;
  throwing({ ...notificationViolations.notFound, field: ['upTo'] });
}
