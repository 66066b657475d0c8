import { z } from 'zod';
import type { EndWords, SessionEnd } from './end.ts';
import { MAX_GUEST_NAME_LENGTH } from './limits.ts';
import type { Participant } from './meeting.ts';

/*
 * What a stream’s page and the server say to each other over the session’s socket, as JSON. The stream itself goes
 * another way: signalling, and then directly between browser and build.
 */

/** One second of a stream as its viewer’s browser saw it. Rates are per second. */
export const qualitySample = z.strictObject({
  /** Frames shown. */
  framesPerSecond: z.number().min(0).max(1_000),
  /** Between browser and build; null: not measured yet. */
  roundTripMilliseconds: z.number().min(0).max(600_000).nullable(),
  jitterMilliseconds: z.number().min(0).max(600_000).nullable(),
  /** Of all packets, in percent. */
  lossPercent: z.number().min(0).max(100).nullable(),
  bitsPerSecond: z.number().min(0).max(10_000_000_000),
  width: z.number().int().min(0).max(16_384),
  height: z.number().int().min(0).max(16_384),
  /** How often the picture stood still. */
  freezes: z.number().int().min(0).max(1_000),
});
/** One second of a stream as its viewer’s browser saw it. */
export type QualitySample = z.infer<typeof qualitySample>;

/** How the stream reaches the browser. */
export const ROUTES = ['host', 'srflx', 'prflx', 'relay'] as const;

const fromPage = z.discriminatedUnion('type', [
  /** The start page is shown: its visitor may press Play soon. Before `play`, and once. */
  z.strictObject({ type: z.literal('look') }),
  /** Begins a session, or continues the one that `resume` names. First but for `look`, and once. */
  z.strictObject({ type: z.literal('play'), resume: z.string().max(500).optional() }),
  /** The first frame is shown. */
  z.strictObject({
    type: z.literal('playing'),
    /** Since the visitor’s click, or since the page was opened if it starts by itself. */
    firstFrameMilliseconds: z.number().int().min(0).max(3_600_000),
    codec: z.string().max(40).nullable(),
    route: z.enum(ROUTES).nullable(),
  }),
  /** The page is there. `isActive`: its visitor moved, pressed or touched something since the last one. */
  z.strictObject({
    type: z.literal('here'),
    isActive: z.boolean(),
    samples: z.array(qualitySample).max(10),
  }),
  /** The stream broke, the socket did not: asks for another ticket. */
  z.strictObject({ type: z.literal('connectAgain') }),
  /** No stream came, whatever was tried. */
  z.strictObject({ type: z.literal('cannotConnect') }),
  z.strictObject({ type: z.literal('leave') }),
  /** In a meeting: the host gives control to that participant, or takes it back; a guest who has it gives it back. */
  z.strictObject({ type: z.literal('giveControl'), to: z.number().int().min(0).max(1_000_000) }),
  /** In a meeting: what a guest wants to be called. */
  z.strictObject({ type: z.literal('name'), name: z.string().max(MAX_GUEST_NAME_LENGTH) }),
]);
/** What a page says. */
export type FromPage = z.infer<typeof fromPage>;

/** What the server says to a page. */
export type ToPage =
  /** The host of the meeting has not started yet; the page is let in as soon as they do. */
  | { type: 'lobby' }
  /** `place` counts from 1. `waitSeconds`: at most so long; null: unknown. `resume` keeps the place for this browser. */
  | { type: 'queued'; place: number; waitSeconds: number | null; resume: string }
  /** The build starts. `resume` names the session for a page that comes back; only this browser knows it. */
  | { type: 'starting'; resume: string }
  /** The build waits for its viewer: `signallingPath` opens the signalling on the page’s own origin, once and soon. */
  | { type: 'connect'; resume: string; signallingPath: string }
  /** The stream counts. `secondsLeft`: until the session ends whatever happens; null: no limit. */
  | { type: 'live'; secondsLeft: number | null }
  /** The session ends in so many seconds unless somebody moves. */
  | { type: 'idle'; secondsLeft: number }
  /** It does not end, because somebody moved. */
  | { type: 'active' }
  /**
   * Who is in the meeting, whenever that changes; `you` is the page’s own number. `endsInSeconds`: the host is away, and
   * the meeting ends then unless they come back.
   */
  | { type: 'meeting'; you: number; people: readonly Participant[]; endsInSeconds: number | null }
  /** The last message; the socket closes. `logPath`: where the build’s log can be downloaded, if the visitor is to. */
  | { type: 'ended'; reason: SessionEnd; words: EndWords; logPath: string | null };

/** Reads what a page says; null if it is nothing that a page says. */
export function readFromPage(text: string): FromPage | null {
  try {
    return fromPage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
