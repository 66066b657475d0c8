import { notificationsMarkRead } from '@launchyard/contract/notifications';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { placeId } from '../kit/ids.ts';
import { changedPayload } from './changed-payload.ts';

const NotificationsMarkReadInput = builder.inputType('NotificationsMarkReadInput', {
  description: 'The notifications to mark as read.',
  fields: (t) => ({
    upTo: t.id({
      description: 'The id of the newest notification that was on screen; newer ones are not changed. Omit for all.',
    }),
  }),
});

const NotificationsMarkReadPayload = changedPayload(
  'NotificationsMarkReadPayload',
  'The result of marking notifications as read.',
);

builder.mutationField('notificationsMarkRead', (t) =>
  t.field({
    nullable: true,
    type: NotificationsMarkReadPayload,
    description:
      'Marks the notifications of the account as read, for everyone in the account. Does nothing when none are unread.',
    args: { input: t.arg({ type: NotificationsMarkReadInput, required: true, description: 'The notifications.' }) },
    resolve: (_root, { input: { upTo } }, context) =>
      write(context, notificationsMarkRead, {
        upTo: typeof upTo === 'string' ? placeId('notification', upTo) : undefined,
      }),
  }),
);
