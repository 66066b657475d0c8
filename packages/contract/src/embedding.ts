import { z } from 'zod';
import { call } from './kit/call.ts';
import { actor, instant, judgedText } from './kit/shapes.ts';

/** A website that may embed the streams of the account. */
export const embeddingDomain = z.object({
  /** In lower case, without a scheme or a port: `shop.example.com`. */
  domain: z.string(),
  createdAt: instant,
  createdBy: actor,
});
export type EmbeddingDomain = z.infer<typeof embeddingDomain>;

const change = { method: 'POST', access: 'embedding.set', changes: true } as const;
const input = z.object({ domain: judgedText });

export const embeddingDomainList = call({
  name: 'links.embeddingDomainList',
  method: 'POST',
  path: '/embedding-domain-list',
  access: 'account.read',
  changes: false,
  summary: 'The websites that may embed the streams of the account, by name.',
  input: z.object({}),
  reply: z.object({ domains: z.array(embeddingDomain) }),
});

export const embeddingDomainAdd = call({
  ...change,
  name: 'links.embeddingDomainAdd',
  path: '/embedding-domain-add',
  summary:
    'Allows a website, named by its domain, to embed the streams of the account. Adding it again changes nothing.',
  input,
  reply: z.object({ domain: embeddingDomain }),
});

export const embeddingDomainRemove = call({
  ...change,
  name: 'links.embeddingDomainRemove',
  path: '/embedding-domain-remove',
  summary: 'No longer allows a website to embed the streams of the account. Streams that are open there go on.',
  input,
  reply: z.object({ domain: z.string() }),
});
