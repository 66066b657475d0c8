import { describe, expect, test } from 'vitest';
import {
  awayAfter,
  CLOSED_PAGE_GRACE_SECONDS,
  CONNECT_SECONDS,
  COUNTED_SECONDS,
  GRACE_SECONDS,
  judgeUnstreamed,
  MOST_CONNECTS,
  MAX_RETURNS,
  newUnstreamed,
  stepUnstreamed,
  unstreamedUntil,
  UNUSED_PLACE_GRACE_SECONDS,
  type Doing,
  type Parting,
  type Unstreamed,
  type UnstreamedEvent,
} from './index.ts';

const start = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** What happens, after so many seconds each. */
type Story = ReadonlyArray<readonly [seconds: number, ...events: UnstreamedEvent[]]>;

const does = (doing: Doing) => ({ kind: 'does', doing }) as const;
const page = { kind: 'page' } as const;
const connect = { kind: 'connect' } as const;
const heard = (seconds: number) => ({ kind: 'heard', milliseconds: seconds * 1000 }) as const;
const back = [page, does('connecting'), connect] as const;
const leave = does('broken');
const leaveUnused = does('unused');

/** Returns what was judged at the end, and how much longer the session might have gone on, in seconds. */
function play(story: Story) {
  let session: Unstreamed = newUnstreamed(start);
  let seconds = 0;
  for (const [passed, ...events] of story) {
    seconds += passed;
    for (const event of events) session = stepUnstreamed(session, event, after(seconds));
  }
  const until = unstreamedUntil(session);
  return [judgeUnstreamed(session, after(seconds)), until && (until.getTime() - after(seconds).getTime()) / 1000];
}

const begun = [0, page, does('loading'), connect] as const;
const live = [1, does('streaming')] as const;
/** Streams, is away for nearly the grace, and comes back. */
const goodRound: Story = [
  [COUNTED_SECONDS, heard(COUNTED_SECONDS)],
  [0, leave],
  [GRACE_SECONDS - 1, ...back],
  [CONNECT_SECONDS - 1, does('streaming')],
];
const times = (count: number, round: Story): Story => Array.from({ length: count }, () => round).flat();

describe('a session without a stream', () => {
  test.each<[string, Story, ReturnType<typeof judgeUnstreamed>, number | null]>([
    ['waits in line for hours', [[0, page], [7_200]], null, null],
    ['has a build that loads', [[0, page, does('loading')], [119]], null, null],
    ['connects', [begun, [CONNECT_SECONDS - 1]], null, 1],
    ['connects for too long', [begun, [CONNECT_SECONDS]], 'connecting', 0],
    ['streams, and nothing is spent', [begun, live, [3_600]], null, null],
    ['is away', [begun, live, [0, leave], [GRACE_SECONDS - 1]], null, 1],
    ['is away for too long', [begun, live, [0, leave], [GRACE_SECONDS]], 'broken', 0],
    ['said goodbye', [begun, live, [0, does('closed')], [CLOSED_PAGE_GRACE_SECONDS]], 'closed', 0],
    ['has gone while it waited for its build', [[0, page], [0, leave], [GRACE_SECONDS]], 'broken', 0],
    [
      'has gone from a place where nothing was streamed',
      [[0, page, does('loading')], [0, leaveUnused], [UNUSED_PLACE_GRACE_SECONDS - 1]],
      null,
      1,
    ],
    [
      'has gone from it for too long',
      [[0, page, does('loading')], [0, leaveUnused], [UNUSED_PLACE_GRACE_SECONDS]],
      'unused',
      0,
    ],
    [
      'comes back to it and goes: the grace goes on',
      [[0, page, does('loading')], [0, leaveUnused], [20, page, does('loading')], [60, leaveUnused], [9]],
      null,
      1,
    ],
    [
      'comes back at the last moment',
      [begun, live, [0, leave], [GRACE_SECONDS - 1, ...back], [CONNECT_SECONDS - 1]],
      null,
      1,
    ],
    ['comes back and goes: the grace goes on', [begun, live, [0, leave], [100, ...back], [9, leave]], null, 20],
    [
      'comes back into a build that loads, and goes',
      [
        [0, page, does('loading')],
        [5, leave],
        [60, page, does('loading')],
        [30, leave],
      ],
      null,
      60,
    ],
    [
      'comes back every 28 seconds',
      [
        begun,
        ...times(3, [
          [28, leave],
          [0, ...back],
        ]),
        [17],
      ],
      'connecting',
      0,
    ],
    [
      'comes back after many connections, and has time for one more',
      [begun, ...times(2, [[40, connect]]), [9, leave], [1, ...back], [CONNECT_SECONDS - 1]],
      null,
      1,
    ],
    [
      'has time for one more only once',
      [begun, ...times(2, [[40, connect]]), [9, leave], [1, ...back], [30, leave], [1, ...back]],
      null,
      15,
    ],
    ['asks for connections', [begun, ...times(MOST_CONNECTS, [[1, connect]])], null, CONNECT_SECONDS],
    ['asks for one too many', [begun, ...times(MOST_CONNECTS + 1, [[1, connect]])], 'connecting', CONNECT_SECONDS],
    ['streams after each return', [begun, live, ...times(50, goodRound)], null, null],
    [
      'reports streams that are never counted',
      [begun, ...times(MOST_CONNECTS + 1, [live, [3, heard(3)], [0, leave], [0, ...back]])],
      'connecting',
      CONNECT_SECONDS,
    ],
    [
      'is counted in small pieces of one stream',
      [begun, live, [2, heard(2)], [2, heard(2)], [0, leave]],
      null,
      GRACE_SECONDS,
    ],
    [
      'waits in line, with breaks',
      [
        [0, page],
        ...times(50, [
          [0, leave],
          [110, page, does('waiting')],
          [5, heard(5)],
        ]),
      ],
      null,
      null,
    ],
    [
      'only looks in',
      [
        [0, page],
        ...times(3, [
          [0, leave],
          [40, page, does('waiting')],
          [3, heard(3)],
        ]),
        [0, leave],
      ],
      'broken',
      0,
    ],
    ['is loaded anew in a loop', [[0, page], ...times(MAX_RETURNS + 1, [[0, page]])], 'returning', null],
    ['is loaded anew often', [[0, page], ...times(MAX_RETURNS, [[0, page]])], null, null],
    ['saw its clock go back', [begun, live, [-60, leave]], null, GRACE_SECONDS],
  ])('%s', (_, story, judged, left) => {
    expect(play(story)).toEqual([judged, left]);
  });
});

test.each<[Parting, { hasPlace: boolean; hasStreamed: boolean }, ReturnType<typeof awayAfter>]>([
  ['broken', { hasPlace: true, hasStreamed: false }, 'unused'],
  ['broken', { hasPlace: true, hasStreamed: true }, 'broken'],
  ['broken', { hasPlace: false, hasStreamed: false }, 'broken'],
  ['closed', { hasPlace: true, hasStreamed: false }, 'closed'],
  ['closed', { hasPlace: true, hasStreamed: true }, 'closed'],
])('a page that parted so (%s, %j) is away like that: %s', (parting, session, away) => {
  expect(awayAfter(parting, session)).toBe(away);
});
