import type { CallReply } from '@launchyard/contract/kit';
import type { uploadPartsSign } from '@launchyard/contract/uploads';
import { MAX_PARTS_SIGNED_AT_ONCE } from '@launchyard/domain/uploads';
import { builder, type Types } from '../kit/builder.ts';
import type { Outcome } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';

type Link = CallReply<typeof uploadPartsSign>['links'][number];

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

export const describePartNumbers = `The numbers of the parts, counted from 1; at most ${MAX_PARTS_SIGNED_AT_ONCE} at once.`;

/** The links of a payload that signs some. */
export const partLinksField = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, Outcome<{ links: Link[] }>>) =>
  t.field({
    type: [PartLink],
    nullable: true,
    description: 'A link for each requested part, in the same order. Null if refused.',
    extensions: costs({ items: MAX_PARTS_SIGNED_AT_ONCE }),
    resolve: ({ reply }) => reply?.links,
  });
