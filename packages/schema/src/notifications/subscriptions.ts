import { builder } from '../kit/builder.ts';
import { liveChanges, type Change } from '../kit/live-changes.ts';
import { owned } from '../kit/scope.ts';
import { NotificationType, type Notification } from './notification.ts';

const NotificationAddition = builder.objectRef<Change<Notification>>('NotificationAddition').implement({
  description: 'A new notification. Pass `cursor` as `after` to resume without a gap.',
  fields: (t) => ({
    cursor: t.string({
      description: 'The position of this change among all changes.',
      resolve: ({ number }) => String(number),
    }),
    notification: t.expose('value', {
      type: NotificationType,
      nullable: true,
      description: 'The notification. Null only together with `resync`.',
    }),
    resync: t.boolean({
      description:
        'True when the list must be reloaded: notifications were read or deleted, or too many changes were missed.',
      resolve: ({ value }) => value === null,
    }),
  }),
});

builder.subscriptionField('notificationAdded', (t) =>
  t.field({
    type: NotificationAddition,
    description:
      'New notifications of the account, and an event to reload the list when it changed in another way. Starts now, or after `after` with what was missed.',
    args: {
      after: t.arg.string({
        description: 'The `cursor` of the last one seen: what was missed since then is told first.',
      }),
    },
    subscribe: (_root, { after }, context) =>
      liveChanges<Notification>(context, {
        name: 'notifications',
        after,
        open: () => Promise.resolve([]),
        told(event, account) {
          if (event.type === 'notification.added') return owned(account, event.notification);
          return event.type === 'notifications.changed' ? null : undefined;
        },
      }),
    resolve: (change) => change,
  }),
);
