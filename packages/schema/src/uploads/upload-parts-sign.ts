import type { CallReply } from '@launchyard/contract/kit';
import { uploadPartsSign } from '@launchyard/contract/uploads';
import { MAX_PARTS_SIGNED_AT_ONCE } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';

type Reply = CallReply<typeof uploadPartsSign>;
type Link = Reply['links'][number];

const UploadPartsSignInput = builder.inputType('UploadPartsSignInput', {
  description: 'Which parts of which upload are to be sent.',
  fields: (t) => ({
    uploadId: t.id({ required: true, description: 'The id of the upload, `upl_…`.' }),
    partNumbers: t.intList({
      required: true,
      description: `The numbers of the parts, counted from 1; at most ${MAX_PARTS_SIGNED_AT_ONCE} at once.`,
    }),
  }),
});

const HttpHeader = builder.objectRef<Link['headers'][number]>('HttpHeader').implement({
  description: 'A header of an HTTP request.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the header.' }),
    value: t.exposeString('value', { description: 'Its value, to be sent as it is.' }),
  }),
});

export const PartLink = builder.objectRef<Link>('PartLink').implement({
  description: 'Leave to send one part of an upload, for some minutes.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number of the part.' }),
    offsetBytes: t.expose('offsetBytes', { type: 'Bytes', description: 'Where it begins in the ZIP, in bytes.' }),
    sizeBytes: t.expose('sizeBytes', { type: 'Bytes', description: 'How long it is, in bytes.' }),
    method: t.exposeString('method', { description: 'The HTTP method to send it with.' }),
    url: t.exposeString('url', { description: 'Where to send it.' }),
    headers: t.expose('headers', {
      type: [HttpHeader],
      description: 'The headers to send with it, besides the one that `sha256Header` names.',
      extensions: costs({ items: 3 }),
    }),
    sha256Header: t.exposeString('sha256Header', {
      description: 'The name of the header for the SHA-256 of the part, in hex: `x-part-sha256`.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'Until when sending may begin; then ask again.',
    }),
  }),
});

builder.mutationField('uploadPartsSign', (t) =>
  t.field({
    type: payloadType<Reply>('UploadPartsSignPayload', 'What came of asking for part links.', (fields) => ({
      links: fields.field({
        type: [PartLink],
        nullable: true,
        description: 'A link for each part that was asked for, in that order; null when it was refused.',
        extensions: costs({ items: MAX_PARTS_SIGNED_AT_ONCE }),
        resolve: ({ reply }) => reply?.links,
      }),
    })),
    description:
      'Gives leave to send parts of an upload straight to where files are kept. Can be asked again at any time.',
    args: { input: t.arg({ type: UploadPartsSignInput, required: true, description: 'The upload and its parts.' }) },
    resolve: (_root, { input }, context) =>
      write(context, uploadPartsSign, { ...input, uploadId: askableId('upload', input.uploadId) }),
  }),
);
