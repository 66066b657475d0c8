import { expect, test } from 'vitest';
import { judgeTestServer, TEST_SERVER_UP, type TestServerAnswer } from './stream-tester.ts';

const START = Date.parse('2026-11-21T10:00:00Z');

/** Whether it counts as down after these answers, each at its second. */
function isDownAfter(...answers: Array<[TestServerAnswer, number]>): boolean {
  let state = TEST_SERVER_UP;
  for (const [answer, second] of answers) state = judgeTestServer(state, answer, new Date(START + second * 1000));
  return state.downSince !== null;
}

test.each<[string, Array<[TestServerAnswer, number]>, boolean]>([
  ['one answer without a list', [['noList', 0]], false],
  [
    'two in a row',
    [
      ['noList', 0],
      ['noList', 10],
    ],
    true,
  ],
  [
    'two workers that poll at the same time',
    [
      ['noList', 0],
      ['noList', 1],
    ],
    false,
  ],
  [
    'two with a list between them',
    [
      ['noList', 0],
      ['list', 10],
      ['noList', 20],
    ],
    false,
  ],
  [
    'two with a failed poll between them',
    [
      ['noList', 0],
      ['silent', 10],
      ['noList', 20],
    ],
    true,
  ],
  ['one failed poll', [['silent', 0]], false],
  [
    'failed polls for just under a minute',
    [
      ['silent', 0],
      ['silent', 30],
      ['silent', 59],
    ],
    false,
  ],
  [
    'failed polls for a minute',
    [
      ['silent', 0],
      ['silent', 30],
      ['silent', 60],
    ],
    true,
  ],
  [
    'a failed poll long after the last failed one, as if no worker ran meanwhile',
    [
      ['silent', 0],
      ['silent', 3600],
    ],
    false,
  ],
  [
    'an answer without a list long after the last one',
    [
      ['noList', 0],
      ['noList', 3600],
    ],
    false,
  ],
  [
    'down, and silent long after that',
    [
      ['noList', 0],
      ['noList', 10],
      ['silent', 3600],
    ],
    true,
  ],
  [
    'failed polls with a list between them',
    [
      ['silent', 0],
      ['list', 30],
      ['silent', 60],
    ],
    false,
  ],
  [
    'down, then silent',
    [
      ['noList', 0],
      ['noList', 10],
      ['silent', 20],
    ],
    true,
  ],
  [
    'down, then a list',
    [
      ['noList', 0],
      ['noList', 10],
      ['list', 20],
    ],
    false,
  ],
])('%s: %j is down: %s', (_, answers, isDown) => {
  expect(isDownAfter(...answers)).toBe(isDown);
});

test('an incident keeps its start time', () => {
  let state = TEST_SERVER_UP;
  for (const second of [0, 10, 20, 30]) state = judgeTestServer(state, 'noList', new Date(START + second * 1000));
  expect(state.downSince).toEqual(new Date(START + 10_000));
});
