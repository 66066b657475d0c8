/** Applications §9: how often the test server is asked for its queue. */
export const TEST_SERVER_POLL_SECONDS = 10;
/** How long it may be silent before that, too, is an incident. */
export const TEST_SERVER_SILENT_SECONDS = 60;
/** Two workers may ask at almost the same time: that is one look, not two. */
const SAME_LOOK_SECONDS = TEST_SERVER_POLL_SECONDS / 2;

/** What came back when it was asked: its queue (empty or not), an answer without one, or nothing at all. */
export type TestServerAnswer = 'list' | 'noList' | 'silent';

/** A look at it. */
export interface TestServerLook {
  answer: TestServerAnswer;
  /** How many builds wait there, whoever sent them; 0 where it gave no list. */
  queued: number;
}

/** What is remembered of a test server between two looks. */
export interface TestServerState {
  misses: number;
  missedAt: Date | null;
  silentSince: Date | null;
  /** When that was seen last; null: there is nothing to remember. */
  lookedAt: Date | null;
  /** Since when it counts as down; null: it does not. */
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
 * Applications §4: a missing queue list means that the test server is down. An empty list is a list; one answer without a list may be a
 * hiccup, the second one in a row counts. A look that got no answer at all says nothing of a list: only a whole minute of silence counts.
 * The first list ends the incident. What was seen before a time in which nobody looked says nothing of now.
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
