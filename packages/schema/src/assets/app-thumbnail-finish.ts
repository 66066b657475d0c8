import { thumbnailFinish } from '@launchyard/contract/assets';
import { AppType, type App } from '../apps/app.ts';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';

const AppThumbnailFinishInput = builder.inputType('AppThumbnailFinishInput', {
  description: 'The uploaded picture.',
  fields: (t) => ({
    thumbnailId: t.id({ required: true, description: 'The id returned by `appThumbnailStart`, `trf_…`.' }),
  }),
});

builder.mutationField('appThumbnailFinish', (t) =>
  t.field({
    nullable: true,
    type: payloadType<App>('AppThumbnailFinishPayload', 'The result of setting a picture.', (fields) => ({
      app: fields.field({
        type: AppType,
        nullable: true,
        description: 'The application with its new picture. Null if refused.',
        resolve: ({ reply }) => reply,
      }),
    })),
    description:
      'Validates the picture that was sent and sets it as the thumbnail. Refused if the content is neither JPG nor PNG. Idempotent.',
    args: { input: t.arg({ type: AppThumbnailFinishInput, required: true, description: 'The picture.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const outcome = await write(context, thumbnailFinish, {
        thumbnailId: askableId('transfer', input.thumbnailId),
      });
      return { ...outcome, reply: outcome.reply && owned(account, outcome.reply.app) };
    },
  }),
);
