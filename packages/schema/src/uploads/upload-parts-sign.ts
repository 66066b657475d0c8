import type { CallReply } from '@launchyard/contract/kit';
import { uploadPartsSign } from '@launchyard/contract/uploads';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { describePartNumbers, partLinksField } from './part-link.ts';

const UploadPartsSignInput = builder.inputType('UploadPartsSignInput', {
  description: 'The parts of an upload to sign links for.',
  fields: (t) => ({
    uploadId: t.id({ required: true, description: 'The id of the upload, `upl_…`.' }),
    partNumbers: t.intList({
      required: true,
      description: describePartNumbers,
    }),
  }),
});

builder.mutationField('uploadPartsSign', (t) =>
  t.field({
    nullable: true,
    type: payloadType<CallReply<typeof uploadPartsSign>>(
      'UploadPartsSignPayload',
      'The result of asking for part links.',
      (fields) => ({
        links: partLinksField(fields),
      }),
    ),
    description:
      'Signs links for sending parts of an upload straight to the object store. Can be called again at any time.',
    args: { input: t.arg({ type: UploadPartsSignInput, required: true, description: 'The upload and its parts.' }) },
    resolve: (_root, { input }, context) =>
      write(context, uploadPartsSign, { ...input, uploadId: askableId('upload', input.uploadId) }),
  }),
);
