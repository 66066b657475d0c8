import * as notifications from '@launchyard/contract/notifications';
import { notificationViolations } from '@launchyard/domain/notifications';
import { byId, on, pageOf, throwing, type Rows } from './answers.ts';

on(notifications.notificationList, (input, { rows }) => ({
  ...pageOf(rows.notifications, input),
  unreadCount: countUnread(rows),
}));
on(notifications.notificationGet, ({ notificationIds }, { rows }) => ({
  notifications: notificationIds.map((id) => byId(rows.notifications, id)),
}));
on(notifications.notificationsMarkRead, (_, { rows }) => {
  const changedCount = countUnread(rows);
  rows.notifications = rows.notifications.map((each) => ({ ...each, isRead: true }));
  return { changedCount, unreadCount: 0 };
});
on(notifications.notificationsClear, (_, { rows }) => {
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
