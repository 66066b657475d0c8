import { notificationsClear } from '@launchyard/contract/notifications';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { placeId } from '../kit/ids.ts';
import { changedPayload } from './changed-payload.ts';

const NotificationsClearInput = builder.inputType('NotificationsClearInput', {
  description: 'The notifications to clear.',
  fields: (t) => ({
    upTo: t.id({
      description: 'The id of the newest notification that was on screen; newer ones are not changed. Omit for all.',
    }),
  }),
});

const NotificationsClearPayload = changedPayload(
  'NotificationsClearPayload',
  'The result of clearing the notifications.',
);

builder.mutationField('notificationsClear', (t) =>
  t.field({
    nullable: true,
    type: NotificationsClearPayload,
    description:
      'Deletes the notifications of the account, for everyone in the account. Does nothing when there are none.',
    args: { input: t.arg({ type: NotificationsClearInput, required: true, description: 'The notifications.' }) },
    resolve: (_root, { input: { upTo } }, context) =>
      write(context, notificationsClear, {
        upTo: typeof upTo === 'string' ? placeId('notification', upTo) : undefined,
      }),
  }),
);
