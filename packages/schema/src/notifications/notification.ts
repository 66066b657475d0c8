import { notificationGet, type Notification as NotificationRow } from '@launchyard/contract/notifications';
import {
  KEPT_NOTIFICATION_DAYS,
  KEPT_NOTIFICATIONS,
  type NotificationKind as Kind,
} from '@launchyard/domain/notifications';
import { may } from '@launchyard/domain/access';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { foundById, Node } from '../kit/node.ts';
import { ownedOrNull, type Owned } from '../kit/scope.ts';

export type Notification = Owned<NotificationRow>;

const NotificationKind = builder.enumType('NotificationKind', {
  description: 'What a notification is about.',
  values: {
    UPLOAD_TESTED: { value: 'uploadTested', description: 'An upload was tested and can be streamed.' },
    ACCOUNT_CHANGED: { value: 'accountChanged', description: 'Support changed a setting of the account.' },
    UPLOAD_FAILED: { value: 'uploadFailed', description: 'An upload failed.' },
  } as const satisfies Record<string, { value: Kind; description: string }>,
});

const NotificationLink = builder.objectRef<NonNullable<NotificationRow['link']>>('NotificationLink').implement({
  description: 'Where a notification leads.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'The text of the link.' }),
    url: t.exposeString('url', { description: 'A path of the panel, or a URL that begins with https://.' }),
  }),
});

export const NotificationType = builder.objectRef<Notification>('Notification').implement({
  description: `A notification of an account. Reading and deleting apply to everyone in the account. The newest ${KEPT_NOTIFICATIONS.toLocaleString('en-US')} are kept, for ${KEPT_NOTIFICATION_DAYS} days.`,
  interfaces: [Node],
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKind, description: 'What it is about.' }),
    message: t.exposeString('message', { description: 'The text, as plain text.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
    isRead: t.exposeBoolean('isRead', { description: 'Whether someone has read it.' }),
    link: t.expose('link', {
      type: NotificationLink,
      nullable: true,
      description: 'A link to details. Null when there is none.',
    }),
    viewerCanDelete: t.boolean({
      description: 'Whether the caller may delete it.',
      resolve: ({ account }) => may(account.grant, 'notifications.write'),
    }),
  }),
});

const notifications = batched<string, NotificationRow>(
  async (context, account, notificationIds) =>
    (await read(context, notificationGet, { notificationIds }, account)).notifications,
);

foundById('notification', {
  typeName: 'Notification',
  load: async (context, scope, id) =>
    ownedOrNull(scope, await notifications(context, scope.id, askableId('notification', id))),
});
