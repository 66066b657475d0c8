import { eq } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { isNotificationUrl, type Notice } from '@launchyard/domain/notifications';
import { publish } from '../events/publish.ts';
import type { Tx } from '../kit/database.ts';
import { notifications } from '../tables/notifications.ts';
import { presentNotification } from './present.ts';

/**
 * Notifies an account (a UUID) in the panel, as part of the transaction: once, and only if that commits. `upload`
 * (UUIDs) is the upload that has ended; a second notification for the same end is a fault; null for anything else. Only
 * the services call this, and they call it last, because it publishes.
 */
export async function notify(
  tx: Tx,
  now: Date,
  accountId: string,
  { notice, upload }: { notice: Notice; upload: { id: string; appId: string } | null },
): Promise<void> {
  const { kind, message, link } = notice;
  if (link && !isNotificationUrl(link.url)) throw new Error('a notification leads to the panel or to https');
  const [uploadId, appId] = [upload?.id ?? null, upload?.appId ?? null];
  const [row] = await tx
    .insert(notifications)
    .values({ accountId, kind, message, linkTitle: link?.title, linkUrl: link?.url, uploadId, appId, createdAt: now })
    .returning();
  if (!row) throw new Error('the notification was not written');
  await publish(tx, now, accountId, {
    type: 'notification.added',
    accountId: formatId('account', accountId),
    appId: appId && formatId('app', appId),
    notification: presentNotification(row),
  });
}

/** Keeps the notification of an upload (a UUID) that is retried, so that its end can be announced again. */
export async function untieNotifications(tx: Tx, uploadId: string): Promise<void> {
  await tx.update(notifications).set({ uploadId: null }).where(eq(notifications.uploadId, uploadId));
}

/** Announces that notifications were read or removed, so that every open panel counts again. Call it last. */
export async function publishNotificationsChanged(tx: Tx, now: Date, accountId: string): Promise<void> {
  await publish(tx, now, accountId, {
    type: 'notifications.changed',
    accountId: formatId('account', accountId),
  });
}
