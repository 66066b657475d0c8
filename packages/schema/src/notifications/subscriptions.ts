import { builder } from '../kit/builder.ts';
import { liveChanges, type Change } from '../kit/live-changes.ts';
import { owned } from '../kit/scope.ts';
import { NotificationType, type Notification } from './notification.ts';

const NotificationAddition = builder.objectRef<Change<Notification>>('NotificationAddition').implement({
  description: 'One notification as it comes in. Give `cursor` back as `after` to go on without a gap.',
  fields: (t) => ({
    cursor: t.string({
      description: 'The place of this change in the order of all changes.',
      resolve: ({ number }) => String(number),
    }),
    notification: t.expose('value', {
      type: NotificationType,
      nullable: true,
      description: 'The notification that came in. Null only together with `resync`.',
    }),
    resync: t.boolean({
      description:
        'True when the list is to be read again: some were read or removed, here or elsewhere, or too much was missed to be told.',
      resolve: ({ value }) => value === null,
    }),
  }),
});

builder.subscriptionField('notificationAdded', (t) =>
  t.field({
    type: NotificationAddition,
    description:
      'Every notification of the account as it comes in, and the word to read the list again when it changed otherwise. Begins with what happens from now on, or after `after` with what was missed.',
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
