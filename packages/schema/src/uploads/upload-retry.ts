import { uploadRetry } from '@launchyard/contract/uploads';
import { KEPT_HOURS } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { actingAccount } from '../session/account.ts';
import { uploadPayload } from './upload-payload.ts';

const UploadRetryInput = builder.inputType('UploadRetryInput', {
  description: 'The upload to retry.',
  fields: (t) => ({ uploadId: t.id({ required: true, description: 'The id of the upload, `upl_…`.' }) }),
});

builder.mutationField('uploadRetry', (t) =>
  t.field({
    nullable: true,
    type: uploadPayload('UploadRetryPayload', 'The result of retrying an upload.'),
    description: `Retries an upload from the stage that failed for an internal reason, within ${KEPT_HOURS} hours of the failure. Nothing is sent again.`,
    args: { input: t.arg({ type: UploadRetryInput, required: true, description: 'The upload.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const outcome = await write(context, uploadRetry, { uploadId: askableId('upload', input.uploadId) });
      return { ...outcome, reply: outcome.reply && owned(account, outcome.reply.upload) };
    },
  }),
);
