import { uploadRetry } from '@launchyard/contract/uploads';
import { KEPT_HOURS } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { actingAccount } from '../session/account.ts';
import { uploadPayload } from './upload-payload.ts';

const UploadRetryInput = builder.inputType('UploadRetryInput', {
  description: 'Which upload is to be tried again.',
  fields: (t) => ({ uploadId: t.id({ required: true, description: 'The id of the upload, `upl_…`.' }) }),
});

builder.mutationField('uploadRetry', (t) =>
  t.field({
    type: uploadPayload('UploadRetryPayload', 'What came of trying an upload again.'),
    description: `Lets an upload that failed for a reason that is not the customer’s go on from the stage that failed, for ${KEPT_HOURS} hours after the failure. Nothing is sent again.`,
    args: { input: t.arg({ type: UploadRetryInput, required: true, description: 'The upload.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const outcome = await write(context, uploadRetry, { uploadId: askableId('upload', input.uploadId) });
      return { ...outcome, reply: outcome.reply && owned(account, outcome.reply.upload) };
    },
  }),
);
