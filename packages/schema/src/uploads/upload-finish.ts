import { uploadFinish } from '@launchyard/contract/uploads';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { actingAccount } from '../session/account.ts';
import { uploadPayload } from './upload-payload.ts';

const UploadFinishInput = builder.inputType('UploadFinishInput', {
  description: 'The upload to complete.',
  fields: (t) => ({ uploadId: t.id({ required: true, description: 'The id of the upload, `upl_…`.' }) }),
});

builder.mutationField('uploadFinish', (t) =>
  t.field({
    nullable: true,
    type: uploadPayload('UploadFinishPayload', 'The result of finishing an upload.'),
    description:
      'Completes an upload after every part was sent. The build is then checked, unpacked and tested. Idempotent.',
    args: { input: t.arg({ type: UploadFinishInput, required: true, description: 'The upload.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const outcome = await write(context, uploadFinish, { uploadId: askableId('upload', input.uploadId) });
      return { ...outcome, reply: outcome.reply && owned(account, outcome.reply.upload) };
    },
  }),
);
