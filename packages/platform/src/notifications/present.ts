import type { Notification } from '@launchyard/contract/notifications';
import { formatId } from '@launchyard/domain/kit';
import { instant } from '../kit/present.ts';
import type { notifications } from '../tables/notifications.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** A notification as callers see it. */
export function presentNotification(row: NotificationRow): Notification {
  const { linkTitle: title, linkUrl: url } = row;
  return {
    id: formatId('notification', row.id),
    kind: row.kind,
    message: row.message,
    createdAt: instant(row.createdAt),
    isRead: row.readAt !== null,
    link: title !== null && url !== null ? { title, url } : null,
  };
}
