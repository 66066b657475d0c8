import { z } from 'zod';
import { binItem } from './bin.ts';
import { call } from './kit/call.ts';
import { count, id, idempotencyKey, instant, page, pageInput } from './kit/shapes.ts';

/** Rises with every change of a link; a change names the one that it was made from. */
const revision = z.number().int().positive();
const version = z.number().int().positive();
/** Longer than any that is taken, and with any character: what is wrong is refused in words. */
const linkName = z.string().max(1_000);

/** What links of both kinds have. */
const link = z.object({
  id,
  name: z.string(),
  revision,
  appId: id,
  appName: z.string(),
  configId: id,
  configName: z.string(),
  /** Null serves Latest. */
  version: version.nullable(),
  /** Whether its addresses hide the names of the account, the application and the config. */
  isAnonymised: z.boolean(),
  /** Whether another link of the account has the same address: deleting one of them turns nothing off. */
  isUrlShared: z.boolean(),
  createdAt: instant,
});

export const streamingLink = link.extend({ url: z.url() });
export type StreamingLink = z.infer<typeof streamingLink>;

/** Each side has an address of its own. */
export const meetingLink = link.extend({ hostUrl: z.url(), guestUrl: z.url() });
export type MeetingLink = z.infer<typeof meetingLink>;

const list = { method: 'POST', access: 'account.read', changes: false } as const;
const change = { method: 'POST', access: 'links.write', changes: true } as const;
const ofApp = pageInput.extend({ appId: id.optional() });
const newLink = z.object({ appId: id, configId: id.optional(), version: version.nullish(), idempotencyKey });
const streaming = z.object({ streamingLinkId: id, revision });
const meeting = z.object({ meetingLinkId: id, revision });
const streamingReply = z.object({ link: streamingLink });
const meetingReply = z.object({ link: meetingLink });

export const streamingLinkList = call({
  ...list,
  name: 'links.streamingList',
  path: '/streaming-link-list',
  summary: 'The streaming links of the account, or of one application, the newest first.',
  input: ofApp,
  reply: page(streamingLink),
});

export const streamingLinkGet = call({
  ...list,
  name: 'links.streamingGet',
  path: '/streaming-link-get',
  summary: 'Streaming links by id, in the order of the question; null for what is not there.',
  input: z.object({ streamingLinkIds: z.array(id).max(100) }),
  reply: z.object({ links: z.array(streamingLink.nullable()) }),
});

export const streamingLinkCreate = call({
  ...change,
  name: 'links.streamingCreate',
  path: '/streaming-link-create',
  summary: 'Makes a streaming link for an application that has a tested version. Unset: the default config and Latest.',
  input: newLink,
  reply: streamingReply,
});

export const streamingLinkSetConfig = call({
  ...change,
  name: 'links.streamingSetConfig',
  path: '/streaming-link-set-config',
  summary:
    'Gives a streaming link another config, and with it another address. Refused as LINK_CHANGED when it is no longer at that revision.',
  input: streaming.extend({ configId: id }),
  reply: streamingReply,
});

export const streamingLinkSetVersion = call({
  ...change,
  name: 'links.streamingSetVersion',
  path: '/streaming-link-set-version',
  summary:
    'Fixes a streaming link to a tested version, or with null to Latest; its address changes with it. Refused as LINK_CHANGED when it is no longer at that revision.',
  input: streaming.extend({ version: version.nullable() }),
  reply: streamingReply,
});

export const streamingLinkRename = call({
  ...change,
  name: 'links.streamingRename',
  path: '/streaming-link-rename',
  summary:
    'Gives a streaming link another name; its address stays. Refused as LINK_CHANGED when it is no longer at that revision.',
  input: streaming.extend({ name: linkName }),
  reply: streamingReply,
});

export const streamingLinkDelete = call({
  ...change,
  name: 'links.streamingDelete',
  path: '/streaming-link-delete',
  summary:
    'Puts a streaming link into the bin; its address stops opening at once, unless another link has the same address. With a revision: refused as LINK_CHANGED when it is no longer at that one.',
  input: streaming.partial({ revision: true }),
  reply: z.object({ streamingLinkId: id, binItem }),
});

export const meetingLinkList = call({
  ...list,
  name: 'links.meetingList',
  path: '/meeting-link-list',
  summary: 'The meeting links of the account, or of one application, the newest first.',
  input: ofApp,
  reply: page(meetingLink),
});

export const meetingLinkGet = call({
  ...list,
  name: 'links.meetingGet',
  path: '/meeting-link-get',
  summary: 'Meeting links by id, in the order of the question; null for what is not there.',
  input: z.object({ meetingLinkIds: z.array(id).max(100) }),
  reply: z.object({ links: z.array(meetingLink.nullable()) }),
});

export const meetingLinkCreate = call({
  ...change,
  name: 'links.meetingCreate',
  path: '/meeting-link-create',
  summary:
    'Makes a meeting link, with an address for the host and one for guests, for an application that has a tested version. Unset: the default config and Latest.',
  input: newLink,
  reply: meetingReply,
});

export const meetingLinkSetConfig = call({
  ...change,
  name: 'links.meetingSetConfig',
  path: '/meeting-link-set-config',
  summary:
    'Gives a meeting link another config, and with it other addresses; those sent out go on opening the meeting. Refused as LINK_CHANGED when it is no longer at that revision.',
  input: meeting.extend({ configId: id }),
  reply: meetingReply,
});

export const meetingLinkSetVersion = call({
  ...change,
  name: 'links.meetingSetVersion',
  path: '/meeting-link-set-version',
  summary:
    'Fixes a meeting link to a tested version, or with null to Latest; its addresses stay. Refused as LINK_CHANGED when it is no longer at that revision.',
  input: meeting.extend({ version: version.nullable() }),
  reply: meetingReply,
});

export const meetingLinkRename = call({
  ...change,
  name: 'links.meetingRename',
  path: '/meeting-link-rename',
  summary:
    'Gives a meeting link another name; its addresses stay. Refused as LINK_CHANGED when it is no longer at that revision.',
  input: meeting.extend({ name: linkName }),
  reply: meetingReply,
});

export const meetingLinkDelete = call({
  ...change,
  name: 'links.meetingDelete',
  path: '/meeting-link-delete',
  summary:
    'Puts a meeting link into the bin; both of its addresses stop opening at once. With a revision: refused as LINK_CHANGED when it is no longer at that one.',
  input: meeting.partial({ revision: true }),
  reply: z.object({ meetingLinkId: id, binItem }),
});

export const linkVersions = call({
  ...list,
  name: 'links.versions',
  path: '/link-versions',
  summary:
    'The numbers of the versions that a link can be fixed to, the highest first, for each application in the order of the question; null for one that is not there.',
  input: z.object({ appIds: z.array(id).max(100) }),
  reply: z.object({ versions: z.array(z.array(count).nullable()) }),
});
