import { z } from 'zod';
import { SIGNED_LINK_STATES } from '@launchyard/domain/links';
import { call } from './kit/call.ts';
import { actor, count, id, idempotencyKey, instant, page, pageInput, someIds } from './kit/shapes.ts';

/** A link of a streaming link that ends, without its address: that is only in the reply to the call that made it. */
export const signedLink = z.object({
  id,
  linkId: id,
  lastFour: z.string(),
  state: z.enum(SIGNED_LINK_STATES),
  /** Null: as many visitors as want. */
  maxUses: z.number().int().positive().nullable(),
  uses: count,
  /** Null: until it is used up. */
  expiresAt: instant.nullable(),
  createdAt: instant,
  createdBy: actor,
  /** Null if it was never used. */
  lastUsedAt: instant.nullable(),
});
export type SignedLink = z.infer<typeof signedLink>;

const read = { method: 'POST', access: 'account.read', changes: false } as const;
const change = { method: 'POST', access: 'links.write', about: 'app', changes: true } as const;

export const signedLinkList = call({
  ...read,
  name: 'links.signedList',
  path: '/signed-link-list',
  summary: 'The signed links of a streaming link, newest first. Those that ended leave the list after a while.',
  input: pageInput.extend({ linkId: id }),
  reply: page(signedLink).extend({ hasMoreThanCounted: z.boolean() }),
});

export const signedLinkGet = call({
  ...read,
  name: 'links.signedGet',
  path: '/signed-link-get',
  summary: 'Signed links by id, in the order of the request; null for ids that do not exist.',
  input: z.object({ signedLinkIds: someIds }),
  reply: z.object({ signedLinks: z.array(signedLink.nullable()) }),
});

export const signedLinkCreate = call({
  ...change,
  name: 'links.signedCreate',
  path: '/signed-link-create',
  summary:
    'Makes a link of a streaming link that admits `maxUses` visitors, opens until `expiresAt`, or both. Its address is shown once: `url` is null in the reply to a repeated request.',
  input: z.object({
    linkId: id,
    maxUses: z.number().int().optional(),
    expiresAt: instant.optional(),
    idempotencyKey,
  }),
  reply: z.object({ signedLink, url: z.url().nullable() }),
});

export const signedLinkRevoke = call({
  ...change,
  name: 'links.signedRevoke',
  path: '/signed-link-revoke',
  summary:
    'Revokes a signed link: it admits nobody any more, and the sessions that it admitted end. Again changes nothing.',
  input: z.object({ signedLinkId: id }),
  reply: z.object({ signedLink }),
});
