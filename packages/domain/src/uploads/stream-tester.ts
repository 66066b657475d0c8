/** Applications §9: how often the test server’s queue is polled. */
export const TEST_SERVER_POLL_SECONDS = 10;
/** How long it may not respond before that, too, is an incident. */
export const TEST_SERVER_SILENT_SECONDS = 60;
/** Two workers may poll at almost the same time: that counts as one poll. */
const SAME_LOOK_SECONDS = TEST_SERVER_POLL_SECONDS / 2;

/** The result of a poll: its queue (empty or not), an answer without one, or no answer. */
export type TestServerAnswer = 'list' | 'noList' | 'silent';

/** A poll of the test server. */
export interface TestServerLook {
  answer: TestServerAnswer;
  /** How many builds are queued there, from any sender; 0 if it returned no list. */
  queued: number;
}

/** What is remembered about a test server between polls. */
export interface TestServerState {
  misses: number;
  missedAt: Date | null;
  silentSince: Date | null;
  /** The time of the last poll; null if there was none. */
  lookedAt: Date | null;
  /** Since when it counts as down; null if it is up. */
  downSince: Date | null;
}

export const TEST_SERVER_UP: TestServerState = {
  misses: 0,
  missedAt: null,
  silentSince: null,
  lookedAt: null,
  downSince: null,
};

/**
 * Applications §4: a missing queue list means that the test server is down. An empty list is a list. One answer without
 * a list may be a hiccup; the second in a row counts. A poll without any answer only counts after a minute of silence.
 * The first list ends the incident. Polls from before a gap in polling are ignored.
 */
export function judgeTestServer(known: TestServerState, answer: TestServerAnswer, now: Date): TestServerState {
  if (answer === 'list') return TEST_SERVER_UP;
  const since = (date: Date) => (now.getTime() - date.getTime()) / 1000;
  const isKnown = known.lookedAt !== null && since(known.lookedAt) <= TEST_SERVER_SILENT_SECONDS;
  const before = isKnown ? known : { ...TEST_SERVER_UP, downSince: known.downSince };
  if (answer === 'silent') {
    const silentSince = before.silentSince ?? now;
    const isDown = since(silentSince) >= TEST_SERVER_SILENT_SECONDS;
    return { ...before, silentSince, lookedAt: now, downSince: before.downSince ?? (isDown ? now : null) };
  }
  if (before.missedAt && since(before.missedAt) < SAME_LOOK_SECONDS) return before;
  const misses = before.misses + 1;
  const downSince = before.downSince ?? (misses >= 2 ? now : null);
  return { misses, missedAt: now, silentSince: null, lookedAt: now, downSince };
}
