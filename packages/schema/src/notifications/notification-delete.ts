import type { CallReply } from '@launchyard/contract/kit';
import { notificationDelete } from '@launchyard/contract/notifications';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';

const NotificationDeleteInput = builder.inputType('NotificationDeleteInput', {
  description: 'The notification to delete.',
  fields: (t) => ({ notificationId: t.id({ required: true, description: 'The id of the notification, `ntf_…`.' }) }),
});

const NotificationDeletePayload = payloadType<CallReply<typeof notificationDelete>>(
  'NotificationDeletePayload',
  'The result of deleting a notification.',
  (t) => ({
    deletedNotificationId: t.id({
      nullable: true,
      description: 'The id of the deleted notification. Null if refused.',
      resolve: ({ reply }) => reply?.notificationId,
    }),
  }),
);

builder.mutationField('notificationDelete', (t) =>
  t.field({
    nullable: true,
    type: NotificationDeletePayload,
    description: 'Deletes one notification, for everyone in the account.',
    args: { input: t.arg({ type: NotificationDeleteInput, required: true, description: 'The notification.' }) },
    resolve: (_root, { input }, context) =>
      write(context, notificationDelete, { notificationId: askableId('notification', input.notificationId) }),
  }),
);
