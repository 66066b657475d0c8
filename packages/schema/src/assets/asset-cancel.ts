import { assetCancel } from '@launchyard/contract/assets';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';

const AssetCancelInput = builder.inputType('AssetCancelInput', {
  description: 'Which file is not to be sent any more.',
  fields: (t) => ({
    assetUploadId: t.id({ required: true, description: 'The id that `assetStart` gave, `trf_…`.' }),
  }),
});

builder.mutationField('assetCancel', (t) =>
  t.field({
    type: payloadType<CallReply<typeof assetCancel>>(
      'AssetCancelPayload',
      'What came of giving up a file on its way to the library.',
      (fields) => ({
        isCancelled: fields.boolean({
          description:
            'Whether nothing of it is on its way any more. False when it was refused: there was no such file, or it is in the library already.',
          resolve: ({ reply }) => reply !== null,
        }),
      }),
    ),
    description: 'Gives up a file on its way to the library, and the storage that it holds. Twice is the same as once.',
    args: { input: t.arg({ type: AssetCancelInput, required: true, description: 'The file.' }) },
    resolve: (_root, { input }, context) =>
      write(context, assetCancel, { assetUploadId: askableId('transfer', input.assetUploadId) }),
  }),
);
