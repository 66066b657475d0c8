import { z } from 'zod';
import { mayRead, type Grant } from '@launchyard/domain/access';
import { ACCOUNT_KINDS } from '@launchyard/domain/notifications';
import { grant } from './access.ts';
import { call } from './kit/call.ts';
import { bytes, id, instant } from './kit/shapes.ts';
import { notification } from './notifications.ts';
import { upload } from './uploads.ts';

/**
 * Events are numbered after their commit, in one sequence for the whole installation and without gaps. A number becomes
 * visible only after all lower ones, so it serves as a cursor: a reader that has seen a number has seen everything up
 * to it, or was told that it missed some. Events of one transaction keep the order in which they were written. Events
 * of transactions that waited for each other (for the lock of an account, an upload, a link) keep the order of their
 * commits. No order is promised for others: of two accounts, the one that committed first may come second.
 */
const numbered = { number: bytes };

/** Areas whose lists are read again when something in them changed. */
export const CONTENT_AREAS = ['apps', 'links', 'configs', 'assets', 'team', 'keys', 'streaming', 'plan'] as const;
export type ContentArea = (typeof CONTENT_AREAS)[number];

export const event = z.discriminatedUnion('type', [
  z.object({ ...numbered, type: z.literal('upload.changed'), accountId: id, upload }),
  z.object({
    ...numbered,
    type: z.literal('notification.added'),
    accountId: id,
    /** The application that it names, or null. */
    appId: id.nullable().default(null),
    notification,
  }),
  /** Some were read or removed: read the list again. */
  z.object({ ...numbered, type: z.literal('notifications.changed'), accountId: id }),
  /** A session, key, membership or support case ended: disconnect everybody who relies on it. */
  z.object({
    ...numbered,
    type: z.literal('access.ended'),
    ended: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('session'), sessionId: id }),
      /** `endsAt` is set for a key that works until then, null for one that ended. */
      z.object({ kind: z.literal('key'), keyId: id, endsAt: instant.nullable().default(null) }),
      z.object({ kind: z.literal('membership'), accountId: id, personId: id }),
      /** `endsAt` is its new end: later for a case that was renewed, now for one that was closed. */
      z.object({ kind: z.literal('supportCase'), caseId: id, endsAt: instant }),
    ]),
  }),
  /** The rights of a member changed: work out again what they may hear. */
  z.object({ ...numbered, type: z.literal('access.changed'), accountId: id, personId: id }),
  /** An application was deleted; null: the demo application was removed. */
  z.object({ ...numbered, type: z.literal('app.deleted'), accountId: id, appId: id.nullable() }),
  /** Something of this area was created, changed, deleted or restored: read it again. */
  z.object({ ...numbered, type: z.literal('content.changed'), accountId: id, area: z.enum(CONTENT_AREAS) }),
]);
export type Event = z.infer<typeof event>;

/**
 * Whether a listener with this grant receives an event. It does not if the event names an application that the grant
 * may not read.
 */
export function mayHear(who: Grant, told: Event): boolean {
  if (who.appIds === null || NAMELESS.has(told.type)) return true;
  if (told.type === 'upload.changed') return mayRead(who, told.upload.appId);
  if (told.type === 'app.deleted') return mayRead(who, told.appId);
  if (told.type !== 'notification.added') return false;
  // An event without a known application may concern any application.
  const isKnown = told.appId !== null || ACCOUNT_KINDS.some((kind) => kind === told.notification.kind);
  return isKnown && mayRead(who, told.appId);
}

/**
 * These name an area, a list or a credential. Event types missing here are not delivered to a listener limited to some
 * applications.
 */
const NAMELESS: ReadonlySet<Event['type']> = new Set([
  'notifications.changed',
  'access.ended',
  'access.changed',
  'content.changed',
]);

/** A line of the stream: an event, or a heartbeat with the newest number sent on this stream. */
export const eventLine = z.union([event, z.object({ type: z.literal('heartbeat'), number: bytes })]);
export type EventLine = z.infer<typeof eventLine>;

/** The fields that every line has, even one with an event of a newer service. */
export const numberedLine = z.object({ type: z.string(), ...numbered });

/**
 * Answered as `application/x-ndjson`: one event per line, without end.
 *
 * - The first line is a heartbeat with the number after which this stream reports everything. Further heartbeats are
 *   sent while nothing
 *   happens for some seconds.
 * - `after` unset: the stream starts after everything that was committed before the request.
 * - `after` given: the stream starts after that number. If events after it are gone (pruned, or the number comes from a
 *   database that was
 *   since replaced by a backup), the stream starts as if `after` were unset: the first heartbeat has another number
 *   than `after`, and the
 *   reader makes its listeners read everything again. It does the same at any gap.
 */
export const EVENT_STREAM = { method: 'GET', path: '/events', access: 'gateway' } as const;

/** Identifies a live listener, so that it can be disconnected when its session, key, membership or case ends. */
export const listener = z.object({
  credentialId: id,
  /** The session that a token for GraphiQL depends on; null for other credentials. */
  sessionId: id.nullable().default(null),
  personId: id,
  /** Who opened GraphiQL, perhaps with a key of somebody else; null for other credentials. */
  openerId: id.nullable().default(null),
  accountId: id,
  grant,
  /** When the session or key expires; ask again then. Null for a key that does not expire. */
  expiresAt: instant.nullable(),
  /** The support case that it listens in; null for everybody who acts by rights of their own. */
  supportCase: z.object({ caseId: id, endsAt: instant }).nullable(),
});

/**
 * `newest` is at least the number of anything committed before the call: what a listener reads afterwards may include
 * later events but never lacks an earlier one. `resync` is returned if too many events were missed, if they are gone,
 * or if the number was never issued; continue at `newest` then.
 */
export const eventsSince = call({
  name: 'events.since',
  method: 'POST',
  path: '/events-since',
  access: 'account.read',
  changes: false,
  summary:
    'Starts or resumes listening: who the listener is, the newest event number, and what the account missed after the given one.' +
    'With `resync`, too much was missed: read the current state instead.',
  input: z.object({ after: bytes.optional() }),
  reply: z.object({ listener, newest: bytes, missed: z.array(event), resync: z.boolean() }),
});
