import { z } from 'zod';
import { grant } from './access.ts';
import { call } from './kit/call.ts';
import { bytes, id, instant } from './kit/shapes.ts';
import { notification } from './notifications.ts';
import { upload } from './uploads.ts';

/** A numbered event: numbers rise without exception in the order in which the changes were committed. */
const numbered = { number: bytes };

/** Areas whose things are read again when one of them changed. */
export const CONTENT_AREAS = ['apps', 'links', 'configs', 'assets'] as const;
export type ContentArea = (typeof CONTENT_AREAS)[number];

export const event = z.discriminatedUnion('type', [
  z.object({ ...numbered, type: z.literal('upload.changed'), accountId: id, upload }),
  z.object({ ...numbered, type: z.literal('notification.added'), accountId: id, notification }),
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
  /** Something of this area was made, changed, deleted or brought back: whoever shows it reads it again. */
  z.object({ ...numbered, type: z.literal('content.changed'), accountId: id, area: z.enum(CONTENT_AREAS) }),
]);
export type Event = z.infer<typeof event>;

/** The stream's lines: an event, or a heartbeat with the newest number when nothing happened for some seconds. */
export const eventLine = z.union([event, z.object({ type: z.literal('heartbeat'), number: bytes })]);
export type EventLine = z.infer<typeof eventLine>;

/** Answered as `application/x-ndjson`, one line an event, without an end. `after` unset begins with what happens from now on. */
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
