import { assetCancel } from '@launchyard/contract/assets';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';

const AssetCancelInput = builder.inputType('AssetCancelInput', {
  description: 'The upload to cancel.',
  fields: (t) => ({
    assetUploadId: t.id({ required: true, description: 'The id returned by `assetStart`, `trf_…`.' }),
  }),
});

builder.mutationField('assetCancel', (t) =>
  t.field({
    nullable: true,
    type: payloadType<CallReply<typeof assetCancel>>(
      'AssetCancelPayload',
      'The result of cancelling the upload of a file to the library.',
      (fields) => ({
        isCancelled: fields.boolean({
          description:
            'Whether the upload was cancelled. False if refused: there is no such upload, or the file is in the library already.',
          resolve: ({ reply }) => reply !== null,
        }),
      }),
    ),
    description: 'Cancels the upload of a file to the library and releases its storage. Idempotent.',
    args: { input: t.arg({ type: AssetCancelInput, required: true, description: 'The file.' }) },
    resolve: (_root, { input }, context) =>
      write(context, assetCancel, { assetUploadId: askableId('transfer', input.assetUploadId) }),
  }),
);
