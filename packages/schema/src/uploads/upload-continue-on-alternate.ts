import { uploadContinueOnAlternate } from '@launchyard/contract/uploads';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { actingAccount } from '../session/account.ts';
import { uploadPayload } from './upload-payload.ts';

const UploadContinueOnAlternateInput = builder.inputType('UploadContinueOnAlternateInput', {
  description: 'The upload to continue in the alternate store.',
  fields: (t) => ({
    uploadId: t.id({ required: true, description: 'The id of the upload, `upl_…`.' }),
  }),
});

builder.mutationField('uploadContinueOnAlternate', (t) =>
  t.field({
    nullable: true,
    type: uploadPayload('UploadContinueOnAlternatePayload', 'The result of continuing in the alternate store.'),
    description:
      'Continues an upload whose parts keep failing in the alternate store. Stored parts are kept. Part links lead to the alternate store from now on, so request new ones. Idempotent.',
    args: { input: t.arg({ type: UploadContinueOnAlternateInput, required: true, description: 'The upload.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const outcome = await write(context, uploadContinueOnAlternate, {
        uploadId: askableId('upload', input.uploadId),
      });
      return { ...outcome, reply: outcome.reply && owned(account, outcome.reply.upload) };
    },
  }),
);
