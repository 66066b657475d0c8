import { z } from 'zod';
import { NOTIFICATION_KINDS } from '@launchyard/domain/notifications';
import { call } from './kit/call.ts';
import { count, id, instant, page, pageInput, someIds } from './kit/shapes.ts';

export const notification = z.object({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  /** Plain text. */
  message: z.string(),
  createdAt: instant,
  isRead: z.boolean(),
  /** A path of the panel, or an https address. */
  link: z.object({ title: z.string(), url: z.string() }).nullable(),
});
export type Notification = z.infer<typeof notification>;

export const notificationList = call({
  name: 'notifications.list',
  method: 'POST',
  path: '/fetch-cp-notifications',
  access: 'account.read',
  changes: false,
  summary: 'The notifications of the account, newest first, and how many are unread.',
  input: pageInput,
  reply: page(notification).extend({ unreadCount: count }),
});

export const notificationGet = call({
  name: 'notifications.get',
  method: 'POST',
  path: '/notification-get',
  access: 'account.read',
  changes: false,
  summary: 'Notifications by id, in the order of the request; null for ids that do not exist.',
  input: z.object({ notificationIds: someIds }),
  reply: z.object({ notifications: z.array(notification.nullable()) }),
});

/** Unset: all. Set: newer notifications were not on the screen and stay as they are. */
const upTo = id.optional();

export const notificationsMarkRead = call({
  name: 'notifications.markRead',
  method: 'POST',
  path: '/read-cp-notifications',
  access: 'notifications.write',
  changes: true,
  summary: 'Marks the notifications of the account as read, up to the given one. Does nothing if none is unread.',
  input: z.object({ upTo }),
  reply: z.object({ changedCount: count, unreadCount: count }),
});

export const notificationDelete = call({
  name: 'notifications.delete',
  method: 'POST',
  path: '/remove-cp-notification',
  access: 'notifications.write',
  changes: true,
  summary: 'Deletes one notification of the account.',
  input: z.object({ notificationId: id }),
  reply: z.object({ notificationId: id }),
});

export const notificationsClear = call({
  name: 'notifications.clear',
  method: 'POST',
  path: '/clear-cp-notifications',
  access: 'notifications.write',
  changes: true,
  summary: 'Deletes the notifications of the account, up to the given one. Does nothing if there are none.',
  input: z.object({ upTo }),
  reply: z.object({ changedCount: count, unreadCount: count }),
});
