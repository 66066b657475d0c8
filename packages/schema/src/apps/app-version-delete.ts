import { appVersionDelete } from '@launchyard/contract/apps';
import type { CallReply } from '@launchyard/contract/kit';
import { BinItemType } from '../bin/bin-item.ts';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { AppType, type App } from './app.ts';

const AppVersionDeleteInput = builder.inputType('AppVersionDeleteInput', {
  description: 'The version to delete.',
  fields: (t) => ({ appVersionId: t.id({ required: true, description: 'The id of the version, `ver_…`.' }) }),
});

type Deleted = Omit<CallReply<typeof appVersionDelete>, 'app'> & { app: App };

export const AppVersionDeletePayload = payloadType<Deleted>(
  'AppVersionDeletePayload',
  'The result of deleting a version.',
  (t) => ({
    deletedAppVersionId: t.id({
      nullable: true,
      description: 'The id of the deleted version. Null if refused.',
      resolve: ({ reply }) => reply?.appVersionId,
    }),
    app: t.field({
      type: AppType,
      nullable: true,
      description: 'The current application. Null if refused.',
      resolve: ({ reply }) => reply?.app,
    }),
    binItem: t.field({
      type: BinItemType,
      nullable: true,
      description: 'The item in the bin, by which it can be restored; null when the deletion was refused.',
      resolve: ({ reply }) => reply?.binItem,
    }),
  }),
);

builder.mutationField('appVersionDelete', (t) =>
  t.field({
    nullable: true,
    type: AppVersionDeletePayload,
    description:
      'Deletes a version that passed its test and is not Latest. Links pinned to it switch to Latest, and their URLs with `?appVersion=` stop working. Restoring the version pins them again, unless they have changed since.',
    args: { input: t.arg({ type: AppVersionDeleteInput, required: true, description: 'The version.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const appVersionId = askableId('appVersion', input.appVersionId);
      const { reply, refusals } = await write(context, appVersionDelete, { appVersionId });
      return { reply: reply && { ...reply, app: owned(account, reply.app) }, refusals };
    },
  }),
);
