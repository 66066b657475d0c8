import { uploadStart } from '@launchyard/contract/uploads';
import { may } from '@launchyard/domain/access';
import { checkUploadStart } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { refused, write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { owned } from '../kit/scope.ts';
import { actingAccount } from '../session/account.ts';
import { UploadClient } from './states.ts';
import { uploadPayload } from './upload-payload.ts';

const UploadStartInput = builder.inputType('UploadStartInput', {
  description: 'A build to upload.',
  fields: (t) => ({
    appName: t.string({
      required: true,
      description: 'The name of the application. A new name creates one; with `isUpdate` it must exist.',
    }),
    isUpdate: t.boolean({ description: 'Whether it is a new version of an existing application. Defaults to no.' }),
    fileName: t.string({ required: true, description: 'The name of the ZIP on the customer’s disk.' }),
    sizeBytes: t.field({ type: 'Bytes', required: true, description: 'The size of the ZIP in bytes.' }),
    fingerprint: t.string({
      required: true,
      description:
        'Identifies the file when it is chosen again: SHA-256 of the size of the ZIP (8 bytes, little-endian) followed by its central directory, as 64 lower-case hex digits. The README has a script that computes it.',
    }),
    isLinuxBuild: t.boolean({
      description:
        'Whether it is a Linux build. False declares a Windows build, even if there is a start script. Omit to let the services decide.',
    }),
    isMissingPluginAccepted: t.boolean({
      description: 'Confirms that a build without the PSX plugin cannot be streamed. Defaults to no.',
    }),
    skipsZipChecking: t.boolean({
      description:
        'Skips the checks for an executable, the plugin and the script name, never those for safety. Only for administrators. Defaults to no.',
    }),
    sendsUpdatesOnEmail: t.boolean({
      description: 'Whether to send e-mails about it. Defaults to no.',
    }),
    measuredBytesPerSecond: t.float({
      description:
        'The measured upload speed of the client, in bytes per second, at least 0. Decides the size of parts. Without it, parts have 16 MiB.',
    }),
    client: t.field({
      type: UploadClient,
      description: 'The client, for the timeline. Defaults to the panel for a session and the API for a key.',
    }),
    idempotencyKey: t.string({
      required: true,
      description: describeIdempotencyKey('upload'),
    }),
  }),
});

builder.mutationField('uploadStart', (t) =>
  t.field({
    nullable: true,
    type: uploadPayload('UploadStartPayload', 'The result of starting an upload.'),
    description: 'Starts the upload of a build and reserves storage for it. Continue with `uploadPartsSign`.',
    args: { input: t.arg({ type: UploadStartInput, required: true, description: 'The build.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const refusals = checkUploadStart(input);
      // The services refuse callers without the right to upload, whatever the input.
      if (refusals.length > 0 && may(account.grant, 'uploads.write')) return refused(refusals);
      const outcome = await write(context, uploadStart, {
        ...input,
        isUpdate: input.isUpdate ?? undefined,
        isLinuxBuild: input.isLinuxBuild ?? undefined,
        isMissingPluginAccepted: input.isMissingPluginAccepted ?? undefined,
        skipsZipChecking: input.skipsZipChecking ?? undefined,
        sendsUpdatesOnEmail: input.sendsUpdatesOnEmail ?? undefined,
        client: input.client ?? undefined,
        measuredBytesPerSecond: input.measuredBytesPerSecond ?? undefined,
      });
      return { ...outcome, reply: outcome.reply && owned(account, outcome.reply.upload) };
    },
  }),
);
