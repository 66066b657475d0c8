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
  description: 'Which build is to be uploaded, and what as.',
  fields: (t) => ({
    appName: t.string({
      required: true,
      description: 'The application: a new name makes one, with `isUpdate` it must exist.',
    }),
    isUpdate: t.boolean({ description: 'Whether it is a new version of an application that exists. Left out: no.' }),
    fileName: t.string({ required: true, description: 'The name of the ZIP on the customer’s disk.' }),
    sizeBytes: t.field({ type: 'Bytes', required: true, description: 'The size of the ZIP in bytes.' }),
    fingerprint: t.string({
      required: true,
      description:
        'Tells whether a file picked again is the same one: SHA-256 of the size of the ZIP (8 bytes, little-endian) followed by its central directory, as 64 lower-case hex digits. The README of Launchyard has a script that works it out.',
    }),
    isLinuxBuild: t.boolean({
      description:
        'Whether it is a Linux build. No makes it a Windows build, also where a script says otherwise. Left out: the services decide by what they find.',
    }),
    isMissingPluginAccepted: t.boolean({
      description: 'That a build without the PSX plugin cannot stream is known. Left out: no.',
    }),
    skipsZipChecking: t.boolean({
      description:
        'Skips the checks for an executable, the plugin and the name of the script, never those for safety. For administrators alone. Left out: no.',
    }),
    sendsUpdatesOnEmail: t.boolean({
      description: 'Whether to tell the customer by e-mail how it goes. Left out: no.',
    }),
    measuredBytesPerSecond: t.float({
      description:
        'How fast the client’s line has been, in bytes per second, if it has measured that: its parts are made to fit. Not less than 0. Left out: 16 MiB each.',
    }),
    client: t.field({
      type: UploadClient,
      description: 'What it is started from, for its timeline. Left out: the panel for a session, the API for a key.',
    }),
    idempotencyKey: t.string({
      required: true,
      description: describeIdempotencyKey('upload'),
    }),
  }),
});

builder.mutationField('uploadStart', (t) =>
  t.field({
    type: uploadPayload('UploadStartPayload', 'What came of starting an upload.'),
    description:
      'Starts the upload of a build and holds storage for it. Sending its parts comes next: `uploadPartsSign`.',
    args: { input: t.arg({ type: UploadStartInput, required: true, description: 'The build.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const refusals = checkUploadStart(input);
      // Whoever may not upload at all is told that by the services, whatever the input.
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
