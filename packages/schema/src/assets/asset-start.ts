import { assetStart } from '@launchyard/contract/assets';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { payloadType } from '../kit/user-errors.ts';
import { AssetKindEnum, AssetUploadType } from './asset.ts';

const AssetStartInput = builder.inputType('AssetStartInput', {
  description: 'Which file is to be sent to the library.',
  fields: (t) => ({
    kind: t.field({ type: AssetKindEnum, required: true, description: 'What it is.' }),
    fileName: t.string({ required: true, description: 'The name of the file, without spaces.' }),
    sizeBytes: t.field({ type: 'Bytes', required: true, description: 'Its size in bytes.' }),
    idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('file') }),
  }),
});

builder.mutationField('assetStart', (t) =>
  t.field({
    type: payloadType<CallReply<typeof assetStart>>(
      'AssetStartPayload',
      'What came of starting to send a file to the library.',
      (fields) => ({
        assetUpload: fields.field({
          type: AssetUploadType,
          nullable: true,
          description: 'The file on its way; null when it was refused.',
          resolve: ({ reply }) => reply?.upload,
        }),
      }),
    ),
    description:
      'Begins to send a file to the library and holds storage for it. Its parts come next: `assetPartsSign`, then `assetFinish`. What is not finished is given up after a week.',
    args: { input: t.arg({ type: AssetStartInput, required: true, description: 'The file.' }) },
    resolve: (_root, { input }, context) => write(context, assetStart, input),
  }),
);
