import { assetFinish } from '@launchyard/contract/assets';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { AssetType, type Asset } from './asset.ts';

const AssetFinishInput = builder.inputType('AssetFinishInput', {
  description: 'The uploaded file.',
  fields: (t) => ({
    assetUploadId: t.id({ required: true, description: 'The id returned by `assetStart`, `trf_…`.' }),
  }),
});

builder.mutationField('assetFinish', (t) =>
  t.field({
    nullable: true,
    type: payloadType<Asset>('AssetFinishPayload', 'The result of adding a file to the library.', (fields) => ({
      asset: fields.field({
        type: AssetType,
        nullable: true,
        description: 'The file in the library. Null if refused.',
        resolve: ({ reply }) => reply,
      }),
    })),
    description:
      'Validates the file that was sent and adds it to the library. Refused if the content does not match its kind. Idempotent.',
    args: { input: t.arg({ type: AssetFinishInput, required: true, description: 'The file.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const outcome = await write(context, assetFinish, {
        assetUploadId: askableId('transfer', input.assetUploadId),
      });
      return { ...outcome, reply: outcome.reply && owned(account, outcome.reply.asset) };
    },
  }),
);
