import { appDelete } from '@launchyard/contract/apps';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';

const AppDeleteInput = builder.inputType('AppDeleteInput', {
  description: 'Which application is to go.',
  fields: (t) => ({ appId: t.id({ required: true, description: 'The id of the application, `app_…`.' }) }),
});

const AppDeletePayload = payloadType<CallReply<typeof appDelete>>(
  'AppDeletePayload',
  'What came of deleting an application.',
  (t) => ({
    deletedAppId: t.id({
      nullable: true,
      description: 'The id of the application that is gone; null when it was refused.',
      resolve: ({ reply }) => reply?.appId,
    }),
  }),
);

builder.mutationField('appDelete', (t) =>
  t.field({
    type: AppDeletePayload,
    description:
      'Deletes an application with all its versions, links and its picture, for good. An upload of it that runs is cancelled; its storage is free at once.',
    args: { input: t.arg({ type: AppDeleteInput, required: true, description: 'The application.' }) },
    resolve: (_root, { input }, context) => write(context, appDelete, { appId: askableId('app', input.appId) }),
  }),
);
