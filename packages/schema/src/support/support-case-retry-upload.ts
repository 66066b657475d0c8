import { caseRetryUpload } from '@launchyard/contract/support';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { uploadPayload } from '../uploads/upload-payload.ts';

const SupportCaseRetryUploadInput = builder.inputType('SupportCaseRetryUploadInput', {
  description: 'The case, and a failed upload of its account.',
  fields: (t) => ({
    caseId: t.id({ required: true, description: 'The id of the case, `cas_…`.' }),
    uploadId: t.id({ required: true, description: 'The id of the upload, `upl_…`.' }),
  }),
});

builder.mutationField('supportCaseRetryUpload', (t) =>
  t.field({
    nullable: true,
    type: uploadPayload('SupportCaseRetryUploadPayload', 'The result of retrying an upload of a customer.'),
    description:
      'Retries a failed upload of the account from the stage that failed, like `uploadRetry`. For administrators, once a consent for RETRY_UPLOAD is recorded in the case. The account is notified.',
    args: { input: t.arg({ type: SupportCaseRetryUploadInput, required: true, description: 'Which upload.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await write(context, caseRetryUpload, {
        caseId: askableId('supportCase', input.caseId),
        uploadId: askableId('upload', input.uploadId),
      });
      return { ...outcome, reply: outcome.reply && owned(outcome.reply.account, outcome.reply.upload) };
    },
  }),
);
