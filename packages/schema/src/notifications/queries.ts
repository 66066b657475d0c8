import { notificationList } from '@launchyard/contract/notifications';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { owned } from '../kit/scope.ts';
import { AccountType } from '../session/account.ts';
import { NotificationType, type Notification } from './notification.ts';

const NotificationConnection = connectionType<Notification, { unreadCount: number }>(NotificationType, 'notifications');

builder.objectField(NotificationConnection, 'unreadCount', (t) =>
  t.exposeInt('unreadCount', { description: 'The number of unread notifications on all pages.' }),
);

builder.objectField(AccountType, 'notifications', (t) =>
  t.field({
    type: NotificationConnection,
    nullable: true,
    description:
      'The notifications of the account, newest first. Null when the notifications service does not respond.',
    args: pageArguments,
    resolve: async (account, args, context) => {
      const page = await read(context, notificationList, pageInput(args), account.id);
      return { ...asConnection(page, (row) => owned(account, row)), unreadCount: page.unreadCount };
    },
  }),
);
