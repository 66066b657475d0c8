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
  description: 'The parts of an upload to sign links for.',
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
    value: t.exposeString('value', { description: 'Its value.' }),
  }),
});

export const PartLink = builder.objectRef<Link>('PartLink').implement({
  description: 'A signed link for sending one part of an upload.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number of the part.' }),
    offsetBytes: t.expose('offsetBytes', { type: 'Bytes', description: 'Its offset in the ZIP, in bytes.' }),
    sizeBytes: t.expose('sizeBytes', { type: 'Bytes', description: 'Its length in bytes.' }),
    method: t.exposeString('method', { description: 'The HTTP method to send it with.' }),
    url: t.expose('url', { type: 'URL', description: 'The URL to send it to.' }),
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
      description: 'When the link expires. Request a new one after that.',
    }),
  }),
});

builder.mutationField('uploadPartsSign', (t) =>
  t.field({
    nullable: true,
    type: payloadType<Reply>('UploadPartsSignPayload', 'The result of asking for part links.', (fields) => ({
      links: fields.field({
        type: [PartLink],
        nullable: true,
        description: 'A link for each requested part, in the same order. Null if refused.',
        extensions: costs({ items: MAX_PARTS_SIGNED_AT_ONCE }),
        resolve: ({ reply }) => reply?.links,
      }),
    })),
    description:
      'Signs links for sending parts of an upload straight to the object store. Can be called again at any time.',
    args: { input: t.arg({ type: UploadPartsSignInput, required: true, description: 'The upload and its parts.' }) },
    resolve: (_root, { input }, context) =>
      write(context, uploadPartsSign, { ...input, uploadId: askableId('upload', input.uploadId) }),
  }),
);
