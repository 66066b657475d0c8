import { uploadCancel } from '@launchyard/contract/uploads';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { actingAccount } from '../session/account.ts';
import { uploadPayload } from './upload-payload.ts';

const UploadCancelInput = builder.inputType('UploadCancelInput', {
  description: 'The upload to cancel.',
  fields: (t) => ({ uploadId: t.id({ required: true, description: 'The id of the upload, `upl_…`.' }) }),
});

builder.mutationField('uploadCancel', (t) =>
  t.field({
    nullable: true,
    type: uploadPayload('UploadCancelPayload', 'The result of cancelling an upload.'),
    description:
      'Cancels an upload while its file is being sent, and releases its storage. Refused later: checks and tests cannot be cancelled. For a failed upload, discards what was kept for a retry.',
    args: { input: t.arg({ type: UploadCancelInput, required: true, description: 'The upload.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const outcome = await write(context, uploadCancel, { uploadId: askableId('upload', input.uploadId) });
      return { ...outcome, reply: outcome.reply && owned(account, outcome.reply.upload) };
    },
  }),
);
