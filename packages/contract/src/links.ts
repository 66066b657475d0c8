import { z } from 'zod';
import { binItem } from './bin.ts';
import { call } from './kit/call.ts';
import { id, idempotencyKey, instant, page, pageInput } from './kit/shapes.ts';

export const streamingLink = z.object({
  id,
  name: z.string(),
  appId: id,
  appName: z.string(),
  configId: id,
  configName: z.string(),
  /** Null serves Latest. */
  version: z.number().int().positive().nullable(),
  url: z.url(),
  createdAt: instant,
});
export type StreamingLink = z.infer<typeof streamingLink>;

export const streamingLinkList = call({
  name: 'links.streamingList',
  method: 'POST',
  path: '/streaming-link-list',
  access: 'account.read',
  changes: false,
  summary: 'The streaming links of the account, or of one application, the newest first.',
  input: pageInput.extend({ appId: id.optional() }),
  reply: page(streamingLink),
});

export const streamingLinkGet = call({
  name: 'links.streamingGet',
  method: 'POST',
  path: '/streaming-link-get',
  access: 'account.read',
  changes: false,
  summary: 'Streaming links by id, in the order of the question; null for what is not there.',
  input: z.object({ streamingLinkIds: z.array(id).max(100) }),
  reply: z.object({ links: z.array(streamingLink.nullable()) }),
});

export const streamingLinkCreate = call({
  name: 'links.streamingCreate',
  method: 'POST',
  path: '/streaming-link-create',
  access: 'links.write',
  changes: true,
  summary: 'Makes a streaming link for an application that has a tested version. Unset: the default config and Latest.',
  input: z.object({
    appId: id,
    configId: id.optional(),
    version: z.number().int().positive().nullish(),
    idempotencyKey,
  }),
  reply: z.object({ link: streamingLink }),
});

export const streamingLinkDelete = call({
  name: 'links.streamingDelete',
  method: 'POST',
  path: '/streaming-link-delete',
  access: 'links.write',
  changes: true,
  summary: 'Deletes a streaming link; its address stops opening at once, unless another link has the same address.',
  input: z.object({ streamingLinkId: id }),
  reply: z.object({ streamingLinkId: id, binItem }),
});
