import { z } from 'zod';
import { mayRead, type Grant } from '@launchyard/domain/access';
import { ACCOUNT_KINDS } from '@launchyard/domain/notifications';
import { grant } from './access.ts';
import { call } from './kit/call.ts';
import { bytes, id, instant } from './kit/shapes.ts';
import { notification } from './notifications.ts';
import { upload } from './uploads.ts';

/**
 * Events are numbered after their commit, in one order for the whole installation and without a gap. A number becomes visible after all lower
 * ones, so it serves as a cursor: whoever has seen it has seen, or was told that they missed, everything up to it. Events of one transaction
 * stand in the order in which they were written, and those of transactions that waited for each other (for the lock of an account, an
 * upload, a link) in the order of their commits. Nothing is said about others: of two accounts, the one that committed first may come second.
 */
const numbered = { number: bytes };

/** Areas whose things are read again when one of them changed. */
export const CONTENT_AREAS = ['apps', 'links', 'configs', 'assets'] as const;
export type ContentArea = (typeof CONTENT_AREAS)[number];

export const event = z.discriminatedUnion('type', [
  z.object({ ...numbered, type: z.literal('upload.changed'), accountId: id, upload }),
  z.object({
    ...numbered,
    type: z.literal('notification.added'),
    accountId: id,
    /** The application that it names, if any. */
    appId: id.nullable().default(null),
    notification,
  }),
  /** Some were read or removed: the list is to be read again. */
  z.object({ ...numbered, type: z.literal('notifications.changed'), accountId: id }),
  /** A session, key or membership ended: whoever lives on it is cut off. */
  z.object({
    ...numbered,
    type: z.literal('access.ended'),
    ended: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('session'), sessionId: id }),
      z.object({ kind: z.literal('key'), keyId: id }),
      z.object({ kind: z.literal('membership'), accountId: id, personId: id }),
    ]),
  }),
  /** An application is gone, or the demo application with null. */
  z.object({ ...numbered, type: z.literal('app.deleted'), accountId: id, appId: id.nullable() }),
  /** Something of this area was made, changed, deleted or restored: whoever shows it reads it again. */
  z.object({ ...numbered, type: z.literal('content.changed'), accountId: id, area: z.enum(CONTENT_AREAS) }),
]);
export type Event = z.infer<typeof event>;

/** Whether whoever listens with a grant is told of an event: not of one that names an application which they may not read. */
export function mayHear(who: Grant, told: Event): boolean {
  if (who.appIds === null || NAMELESS.has(told.type)) return true;
  if (told.type === 'upload.changed') return mayRead(who, told.upload.appId);
  if (told.type === 'app.deleted') return mayRead(who, told.appId);
  if (told.type !== 'notification.added') return false;
  // One of an application that is not known may be of any.
  const isKnown = told.appId !== null || ACCOUNT_KINDS.some((kind) => kind === told.notification.kind);
  return isKnown && mayRead(who, told.appId);
}

/** They name an area, a list or a credential. A kind that is not spoken of here is told to nobody who is limited. */
const NAMELESS: ReadonlySet<Event['type']> = new Set(['notifications.changed', 'access.ended', 'content.changed']);

/** The stream's lines: an event, or a heartbeat, which names the newest number that this stream has told. */
export const eventLine = z.union([event, z.object({ type: z.literal('heartbeat'), number: bytes })]);
export type EventLine = z.infer<typeof eventLine>;

/** What every line has, also one with an event of a newer service. */
export const numberedLine = z.object({ type: z.string(), ...numbered });

/**
 * Answered as `application/x-ndjson`, one line an event, without an end.
 *
 * - The first line is a heartbeat: it names the number after which this stream tells everything. More of them come when nothing happened for
 *   some seconds.
 * - `after` unset: the stream begins after everything that was committed before it was asked for.
 * - `after` given: it begins after that number. Is something after it gone (pruned, or the number was given by a database that a backup has
 *   replaced since), it begins as if `after` were unset: the first heartbeat names another number than `after`, and the reader has its
 *   listeners read anew. So it does at any gap.
 */
export const EVENT_STREAM = { method: 'GET', path: '/events', access: 'gateway' } as const;

/** What identifies a live listener, so that an ended session, key or membership can be matched with it. */
export const listener = z.object({
  credentialId: id,
  personId: id,
  accountId: id,
  grant,
  /** When the session or the key ends by itself: ask again then. Null for a key without an end. */
  expiresAt: instant.nullable(),
});

/**
 * `newest` is no lower than the number of anything that was committed before the call: what a listener reads after it may tell of later
 * events, and never lacks an earlier one. `resync` stands for more than is told one by one, for events that are gone, and for a number that
 * was never given; `newest` is where to go on then.
 */
export const eventsSince = call({
  name: 'events.since',
  method: 'POST',
  path: '/events-since',
  access: 'account.read',
  changes: false,
  summary:
    'Begins or resumes listening: who the listener is, the newest event number, and what the account missed after the given one. ' +
    'With `resync`, too much was missed: read the current state instead.',
  input: z.object({ after: bytes.optional() }),
  reply: z.object({ listener, newest: bytes, missed: z.array(event), resync: z.boolean() }),
});
