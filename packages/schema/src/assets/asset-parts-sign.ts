import { assetPartsSign } from '@launchyard/contract/assets';
import type { CallReply } from '@launchyard/contract/kit';
import { MAX_PARTS_SIGNED_AT_ONCE } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { PartLink } from '../uploads/upload-parts-sign.ts';
import { AssetUploadType } from './asset.ts';

const AssetPartsSignInput = builder.inputType('AssetPartsSignInput', {
  description: 'The parts of a file to sign links for.',
  fields: (t) => ({
    assetUploadId: t.id({ required: true, description: 'The id returned by `assetStart`, `trf_…`.' }),
    partNumbers: t.intList({
      required: true,
      description: `The numbers of the parts, counted from 1; at most ${MAX_PARTS_SIGNED_AT_ONCE} at once.`,
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
        links: fields.field({
          type: [PartLink],
          nullable: true,
          description: 'A link for each requested part, in the same order. Null if refused.',
          extensions: costs({ items: MAX_PARTS_SIGNED_AT_ONCE }),
          resolve: ({ reply }) => reply?.links,
        }),
      }),
    ),
    description:
      'Signs links for sending parts of a file for the library straight to the object store, and says which parts are missing. Can be called again at any time.',
    args: { input: t.arg({ type: AssetPartsSignInput, required: true, description: 'The file and its parts.' }) },
    resolve: (_root, { input }, context) =>
      write(context, assetPartsSign, { ...input, assetUploadId: askableId('transfer', input.assetUploadId) }),
  }),
);
