import { assetStart } from '@launchyard/contract/assets';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { payloadType } from '../kit/user-errors.ts';
import { AssetKindEnum, AssetUploadType } from './asset.ts';

const AssetStartInput = builder.inputType('AssetStartInput', {
  description: 'A file to upload to the library.',
  fields: (t) => ({
    kind: t.field({ type: AssetKindEnum, required: true, description: 'What it is.' }),
    fileName: t.string({ required: true, description: 'The name of the file, without spaces.' }),
    sizeBytes: t.field({ type: 'Bytes', required: true, description: 'Its size in bytes.' }),
    idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('file') }),
  }),
});

builder.mutationField('assetStart', (t) =>
  t.field({
    nullable: true,
    type: payloadType<CallReply<typeof assetStart>>(
      'AssetStartPayload',
      'The result of starting to upload a file to the library.',
      (fields) => ({
        assetUpload: fields.field({
          type: AssetUploadType,
          nullable: true,
          description: 'The upload of the file. Null if refused.',
          resolve: ({ reply }) => reply?.upload,
        }),
      }),
    ),
    description:
      'Starts the upload of a file to the library and reserves storage for it. Continue with `assetPartsSign`, then `assetFinish`. Unfinished uploads are cancelled after a week.',
    args: { input: t.arg({ type: AssetStartInput, required: true, description: 'The file.' }) },
    resolve: (_root, { input }, context) => write(context, assetStart, input),
  }),
);
