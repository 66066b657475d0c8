import { appDelete } from '@launchyard/contract/apps';
import type { CallReply } from '@launchyard/contract/kit';
import { BinItemType } from '../bin/bin-item.ts';
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
    binItem: t.field({
      type: BinItemType,
      nullable: true,
      description:
        'How it can be brought back; null when it was refused, and when it had no version: then it is gone for good.',
      resolve: ({ reply }) => reply?.binItem,
    }),
  }),
);

builder.mutationField('appDelete', (t) =>
  t.field({
    type: AppDeletePayload,
    description:
      'Deletes an application with all its versions, links and its picture. An upload of it that runs is cancelled; its name and its storage are free at once.',
    args: { input: t.arg({ type: AppDeleteInput, required: true, description: 'The application.' }) },
    resolve: (_root, { input }, context) => write(context, appDelete, { appId: askableId('app', input.appId) }),
  }),
);
