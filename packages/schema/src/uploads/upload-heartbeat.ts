import { uploadHeartbeat } from '@launchyard/contract/uploads';
import { HEARTBEAT_SECONDS, STALL_SECONDS } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { actingAccount } from '../session/account.ts';
import { uploadPayload } from './upload-payload.ts';

const UploadHeartbeatInput = builder.inputType('UploadHeartbeatInput', {
  description: 'The upload that is being sent.',
  fields: (t) => ({
    uploadId: t.id({ required: true, description: 'The id of the upload, `upl_…`.' }),
  }),
});

builder.mutationField('uploadHeartbeat', (t) =>
  t.field({
    nullable: true,
    type: uploadPayload('UploadHeartbeatPayload', 'The result of a heartbeat.'),
    description: `Call it every ${HEARTBEAT_SECONDS} seconds while the client is online and sending, so that ${STALL_SECONDS} seconds without data are reported as a stall (\`Upload.stuck\`). Uploads continue without heartbeats.`,
    args: { input: t.arg({ type: UploadHeartbeatInput, required: true, description: 'The upload.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const outcome = await write(context, uploadHeartbeat, { uploadId: askableId('upload', input.uploadId) });
      return { ...outcome, reply: outcome.reply && owned(account, outcome.reply.upload) };
    },
  }),
);
