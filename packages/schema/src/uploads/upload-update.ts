import { uploadUpdate } from '@launchyard/contract/uploads';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { actingAccount } from '../session/account.ts';
import { uploadPayload } from './upload-payload.ts';

const UploadUpdateInput = builder.inputType('UploadUpdateInput', {
  description: 'A change of a running upload.',
  fields: (t) => ({
    uploadId: t.id({ required: true, description: 'The id of the upload, `upl_…`.' }),
    sendsUpdatesOnEmail: t.boolean({
      required: true,
      description: 'Whether to send e-mails about it. They go to the address of the account.',
    }),
  }),
});

builder.mutationField('uploadUpdate', (t) =>
  t.field({
    nullable: true,
    type: uploadPayload('UploadUpdatePayload', 'The result of updating an upload.'),
    description: 'Switches the e-mails about an upload on or off while it runs.',
    args: { input: t.arg({ type: UploadUpdateInput, required: true, description: 'The change.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const outcome = await write(context, uploadUpdate, {
        uploadId: askableId('upload', input.uploadId),
        sendsUpdatesOnEmail: input.sendsUpdatesOnEmail,
      });
      return { ...outcome, reply: outcome.reply && owned(account, outcome.reply.upload) };
    },
  }),
);
