import { assetPartsSign } from '@launchyard/contract/assets';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { describePartNumbers, partLinksField } from '../uploads/part-link.ts';
import { AssetUploadType } from './asset.ts';

const AssetPartsSignInput = builder.inputType('AssetPartsSignInput', {
  description: 'The parts of a file to sign links for.',
  fields: (t) => ({
    assetUploadId: t.id({ required: true, description: 'The id returned by `assetStart`, `trf_…`.' }),
    partNumbers: t.intList({
      required: true,
      description: describePartNumbers,
    }),
  }),
});

builder.mutationField('assetPartsSign', (t) =>
  t.field({
    nullable: true,
    type: payloadType<CallReply<typeof assetPartsSign>>(
      'AssetPartsSignPayload',
      'The result of asking for part links of a file for the library.',
      (fields) => ({
        assetUpload: fields.field({
          type: AssetUploadType,
          nullable: true,
          description: 'The upload, with its missing parts. Null if refused.',
          resolve: ({ reply }) => reply?.upload,
        }),
        links: partLinksField(fields),
      }),
    ),
    description:
      'Signs links for sending parts of a file for the library straight to the object store, and says which parts are missing. Can be called again at any time.',
    args: { input: t.arg({ type: AssetPartsSignInput, required: true, description: 'The file and its parts.' }) },
    resolve: (_root, { input }, context) =>
      write(context, assetPartsSign, { ...input, assetUploadId: askableId('transfer', input.assetUploadId) }),
  }),
);
