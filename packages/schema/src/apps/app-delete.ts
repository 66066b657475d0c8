import { appDelete } from '@launchyard/contract/apps';
import type { CallReply } from '@launchyard/contract/kit';
import { BinItemType } from '../bin/bin-item.ts';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';

const AppDeleteInput = builder.inputType('AppDeleteInput', {
  description: 'The application to delete.',
  fields: (t) => ({ appId: t.id({ required: true, description: 'The id of the application, `app_…`.' }) }),
});

const AppDeletePayload = payloadType<CallReply<typeof appDelete>>(
  'AppDeletePayload',
  'The result of deleting an application.',
  (t) => ({
    deletedAppId: t.id({
      nullable: true,
      description: 'The id of the deleted application. Null if refused.',
      resolve: ({ reply }) => reply?.appId,
    }),
    binItem: t.field({
      type: BinItemType,
      nullable: true,
      description:
        'The item in the bin, by which it can be restored. Null when the deletion was refused, and when the application had no version and was removed for good.',
      resolve: ({ reply }) => reply?.binItem,
    }),
  }),
);

builder.mutationField('appDelete', (t) =>
  t.field({
    nullable: true,
    type: AppDeletePayload,
    description:
      'Deletes an application with its versions, links and thumbnail. A running upload of it is cancelled. Its name and storage are available immediately.',
    args: { input: t.arg({ type: AppDeleteInput, required: true, description: 'The application.' }) },
    resolve: (_root, { input }, context) => write(context, appDelete, { appId: askableId('app', input.appId) }),
  }),
);
