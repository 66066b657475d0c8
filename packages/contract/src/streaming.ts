import { z } from 'zod';
import { MAX_END_WORD_LENGTH, MAX_SEARCH_LENGTH, SESSION_ENDS, SESSION_STATES } from '@launchyard/domain/streaming';
import { call } from './kit/call.ts';
import { bytes, count, id, instant, page, pageInput, someIds, text } from './kit/shapes.ts';

const quality = z.object({
  seconds: count,
  framesPerSecond: z.number(),
  framesPerSecondP5: z.number(),
  roundTripMilliseconds: z.number().nullable(),
  jitterMilliseconds: z.number().nullable(),
  lossPercent: z.number().nullable(),
  bitsPerSecond: z.number(),
  freezes: count,
  width: count,
  height: count,
});

/** A visitor’s stream, as its account sees it. */
export const streamingSession = z.object({
  id,
  state: z.enum(SESSION_STATES),
  /** As it was called when the session began. */
  linkName: z.string(),
  appId: id,
  appName: z.string(),
  version: z.number().int().positive(),
  configName: z.string(),
  role: z.enum(['host', 'guest']).nullable(),
  /** How many are in it: one, or the people of a meeting. After the end: how many it was shown to. */
  people: count,
  createdAt: instant,
  /** When the stream began; null: it has not. */
  liveAt: instant.nullable(),
  /** When its page was last heard of. */
  seenAt: instant,
  endedAt: instant.nullable(),
  end: z.enum(SESSION_ENDS).nullable(),
  /** The last lines of the build’s log, if the build ended it. */
  lastLines: z.array(z.string()),
  streamedSeconds: count,
  /** ISO 3166-1 alpha-2; null: unknown. */
  country: z.string().nullable(),
  /** Browser and system in words; null: unknown. */
  device: z.string().nullable(),
  firstFrameMilliseconds: count.nullable(),
  codec: z.string().nullable(),
  route: z.string().nullable(),
  /** Of the last ten seconds; null before they were measured. */
  quality: quality.nullable(),
});
export type StreamingSession = z.infer<typeof streamingSession>;

const read = { method: 'POST', access: 'account.read', changes: false } as const;

export const streamingSessionList = call({
  ...read,
  name: 'streaming.list',
  path: '/streaming-session-list',
  summary:
    'The sessions of the account, newest first: those that are open and were heard of within ten minutes, optionally by a part of their names, or those that ended.',
  input: pageInput.extend({
    isOpen: z.boolean(),
    /** In the name of the application or of the link; of open sessions only, which are few. */
    search: text(MAX_SEARCH_LENGTH).optional(),
  }),
  reply: page(streamingSession),
});

export const streamingSessionGet = call({
  ...read,
  name: 'streaming.get',
  path: '/streaming-session-get',
  summary: 'Sessions by their ids, in the order of the request; null for ids that do not exist.',
  input: z.object({ streamingSessionIds: someIds }),
  reply: z.object({ streamingSessions: z.array(streamingSession.nullable()) }),
});

export const streamingSamples = call({
  ...read,
  name: 'streaming.samples',
  path: '/streaming-session-samples',
  summary:
    'The quality of a session in periods of ten seconds, the latest first: at most 360 of them. Empty for an unknown session.',
  input: z.object({ streamingSessionId: id }),
  reply: z.object({ samples: z.array(z.object({ at: instant, quality })) }),
});

export const streamingFigures = call({
  ...read,
  name: 'streaming.figures',
  path: '/streaming-figures',
  summary: 'How many sessions stream and wait now, and how many began since midnight UTC.',
  input: z.object({}),
  reply: z.object({
    streamingCount: count,
    places: count,
    waitingCount: count,
    longestWaitSeconds: count,
    todayCount: count,
    todaySeconds: count,
  }),
});

export const streamingPlatforms = call({
  ...read,
  name: 'streaming.platforms',
  path: '/streaming-platforms',
  summary: 'The platforms whose builds can be streamed here. Null while the fleet does not answer.',
  input: z.object({}),
  reply: z.object({ platforms: z.array(z.enum(['linux', 'windows'])).nullable() }),
});

export const streamingBuildLog = call({
  ...read,
  name: 'streaming.buildLog',
  path: '/streaming-build-log',
  summary: 'What the build of a session printed, from a byte offset on. Null if it is not kept any more.',
  input: z.object({ streamingSessionId: id, after: bytes.default(0) }),
  reply: z.object({
    log: z.object({ text: z.string(), nextOffset: bytes, leftOutBytes: bytes }).nullable(),
  }),
});

export const streamingSessionEnd = call({
  name: 'streaming.end',
  method: 'POST',
  path: '/streaming-session-end',
  access: 'links.write',
  about: 'app',
  changes: true,
  summary: 'Ends a session, with a word to its visitor or none. A session that has ended stays as it ended.',
  input: z.object({ streamingSessionId: id, word: text(MAX_END_WORD_LENGTH).optional() }),
  reply: z.object({ streamingSession }),
});
