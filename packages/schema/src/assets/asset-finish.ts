import { assetFinish } from '@launchyard/contract/assets';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { AssetType, type Asset } from './asset.ts';

const AssetFinishInput = builder.inputType('AssetFinishInput', {
  description: 'Which file has been sent.',
  fields: (t) => ({
    assetUploadId: t.id({ required: true, description: 'The id that `assetStart` gave, `trf_…`.' }),
  }),
});

builder.mutationField('assetFinish', (t) =>
  t.field({
    type: payloadType<Asset>('AssetFinishPayload', 'What came of putting a file into the library.', (fields) => ({
      asset: fields.field({
        type: AssetType,
        nullable: true,
        description: 'The file in the library; null when it was refused.',
        resolve: ({ reply }) => reply,
      }),
    })),
    description:
      'Looks into the file that was sent and puts it into the library. What is not of its kind by its bytes is refused, whatever its name. Twice answers the same.',
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
