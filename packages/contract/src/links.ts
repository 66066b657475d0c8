import { z } from 'zod';
import { binItem } from './bin.ts';
import { call } from './kit/call.ts';
import {
  actor,
  count,
  id,
  idempotencyKey,
  instant,
  judgedText,
  orderBy,
  page,
  pageInput,
  someIds,
} from './kit/shapes.ts';

/** Increases with each change of a link; a change names the revision that it was made from. */
const revision = z.number().int().positive();

/** The fields of both kinds of links. */
const link = z.object({
  id,
  name: z.string(),
  revision,
  appId: id,
  appName: z.string(),
  configId: id,
  configName: z.string(),
  /** The version that it is pinned to, by id and number; null if it serves Latest. */
  versionId: id.nullable(),
  version: z.number().int().positive().nullable(),
  /** Whether its addresses hide the names of the account, the application and the config. */
  isAnonymised: z.boolean(),
  /**
   * Whether another link of the account has the same address. If so, deleting one of them does not turn the address
   * off.
   */
  isUrlShared: z.boolean(),
  createdAt: instant,
  createdBy: actor,
  /** When its revision rose, or it came back from the bin. */
  updatedAt: instant,
});

export const streamingLink = link.extend({
  kind: z.literal('streaming'),
  url: z.url(),
  /** Includes those that ended lately. Counting stops at MOST_SIGNED_LINKS_COUNTED. */
  signedLinkCount: count,
  hasMoreSignedLinks: z.boolean(),
});
export type StreamingLink = z.infer<typeof streamingLink>;

/** Each side has an address of its own. */
export const meetingLink = link.extend({ kind: z.literal('meeting'), hostUrl: z.url(), guestUrl: z.url() });
export type MeetingLink = z.infer<typeof meetingLink>;

export const anyLink = z.discriminatedUnion('kind', [streamingLink, meetingLink]);
export type AnyLink = z.infer<typeof anyLink>;

const list = { method: 'POST', access: 'account.read', changes: false } as const;
const change = { method: 'POST', access: 'links.write', about: 'app', changes: true } as const;
const linkOrder = orderBy(['createdAt', 'name']);
export type LinkOrder = NonNullable<z.infer<typeof linkOrder>>;
const ofApp = pageInput.extend({ appId: id.optional(), orderBy: linkOrder });
const newLink = z.object({ appId: id, configId: id.optional(), appVersionId: id.optional(), idempotencyKey });
const target = z.object({ linkId: id, revision });
const changed = z.object({ link: anyLink });

export const streamingLinkList = call({
  ...list,
  name: 'links.streamingList',
  path: '/streaming-link-list',
  summary: 'The streaming links of the account or of one application, newest first or ordered by `orderBy`.',
  input: ofApp,
  reply: page(streamingLink),
});

export const streamingLinkCreate = call({
  ...change,
  name: 'links.streamingCreate',
  path: '/streaming-link-create',
  summary:
    'Creates a streaming link for an application that has a tested version. Uses the default config and Latest if unset.',
  input: newLink,
  reply: z.object({ link: streamingLink }),
});

export const meetingLinkList = call({
  ...list,
  name: 'links.meetingList',
  path: '/meeting-link-list',
  summary: 'The meeting links of the account or of one application, newest first or ordered by `orderBy`.',
  input: ofApp,
  reply: page(meetingLink),
});

export const meetingLinkCreate = call({
  ...change,
  name: 'links.meetingCreate',
  path: '/meeting-link-create',
  summary:
    'Creates a meeting link, with one address for the host and one for guests, for an application that has a tested version. Uses the default config and Latest if unset.',
  input: newLink,
  reply: z.object({ link: meetingLink }),
});

export const linkGet = call({
  ...list,
  name: 'links.get',
  path: '/link-get',
  summary: 'Links of both kinds by id, in the order of the request; null for ids that do not exist.',
  input: z.object({ linkIds: someIds }),
  reply: z.object({ links: z.array(anyLink.nullable()) }),
});

export const linksOfConfig = call({
  ...list,
  name: 'links.ofConfig',
  path: '/config-links',
  summary: 'The links that use a config, of both kinds and all applications, newest first.',
  input: pageInput.extend({ configId: id }),
  reply: page(anyLink),
});

export const linkSetConfig = call({
  ...change,
  name: 'links.setConfig',
  path: '/link-set-config',
  summary:
    'Changes the config of a link, and with it the address. The previous addresses of a meeting keep working. Refused as LINK_CHANGED if the link is no longer at that revision.',
  input: target.extend({ configId: id }),
  reply: changed,
});

export const linkSetVersion = call({
  ...change,
  name: 'links.setVersion',
  path: '/link-set-version',
  summary:
    'Pins a link to a tested version; null unpins it, so that it serves Latest. This changes the address of a streaming link; those of a meeting stay the same. Refused as LINK_CHANGED if the link is no longer at that revision.',
  input: target.extend({ appVersionId: id.nullable() }),
  reply: changed,
});

export const linkRename = call({
  ...change,
  name: 'links.rename',
  path: '/link-rename',
  summary:
    'Renames a link; its addresses stay the same. Refused as LINK_CHANGED if the link is no longer at that revision.',
  input: target.extend({ name: judgedText }),
  reply: changed,
});

export const linkDelete = call({
  ...change,
  name: 'links.delete',
  path: '/link-delete',
  summary:
    'Moves a link to the bin. Its addresses stop opening at once, unless another streaming link has the same address. With a revision: refused as LINK_CHANGED if the link is no longer at that one.',
  input: target.partial({ revision: true }),
  reply: z.object({ linkId: id, binItem }),
});
