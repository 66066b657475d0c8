import { uploadContinueOnAlternate } from '@launchyard/contract/uploads';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { actingAccount } from '../session/account.ts';
import { uploadPayload } from './upload-payload.ts';

const UploadContinueOnAlternateInput = builder.inputType('UploadContinueOnAlternateInput', {
  description: 'Which upload goes on in the alternate store.',
  fields: (t) => ({
    uploadId: t.id({ required: true, description: 'The id of the upload, `upl_…`.' }),
  }),
});

builder.mutationField('uploadContinueOnAlternate', (t) =>
  t.field({
    type: uploadPayload('UploadContinueOnAlternatePayload', 'What came of going on in the alternate store.'),
    description:
      'Lets an upload whose parts keep failing go on in the alternate store. What is stored stays stored; part links lead to the alternate from now on, so ask for new ones. Twice answers the same.',
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
