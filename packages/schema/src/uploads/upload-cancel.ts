import { uploadCancel } from '@launchyard/contract/uploads';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { actingAccount } from '../session/account.ts';
import { uploadPayload } from './upload-payload.ts';

const UploadCancelInput = builder.inputType('UploadCancelInput', {
  description: 'Which upload is to be stopped.',
  fields: (t) => ({ uploadId: t.id({ required: true, description: 'The id of the upload, `upl_…`.' }) }),
});

builder.mutationField('uploadCancel', (t) =>
  t.field({
    type: uploadPayload('UploadCancelPayload', 'What came of cancelling an upload.'),
    description:
      'Stops an upload as long as its file is being sent, and gives its storage back. Afterwards it is refused: the checks and the test run to their end. One that has ended stays as it is; what was kept of a failed one goes.',
    args: { input: t.arg({ type: UploadCancelInput, required: true, description: 'The upload.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const outcome = await write(context, uploadCancel, { uploadId: askableId('upload', input.uploadId) });
      return { ...outcome, reply: outcome.reply && owned(account, outcome.reply.upload) };
    },
  }),
);
