import { expect, test } from 'vitest';
import { heardSending, judgeClient, stalledAt, type Arrival } from './stall.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

/** Heartbeats at those seconds, bytes at the others. */
function run(heartbeats: number[], bytes: number[] = [0]): Arrival {
  const told = [...heartbeats.map((second) => ['sending', second] as const), ...bytes.map((s) => ['byte', s] as const)];
  let arrival: Arrival = { lastByteAt: at(0), sendingSince: null, sendingAt: null };
  for (const [what, second] of told.toSorted(([, a], [, b]) => a - b)) {
    arrival = what === 'byte' ? { ...arrival, lastByteAt: at(second) } : heardSending(arrival, at(second));
  }
  return arrival;
}
const every30 = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 30) + 1 }, (_, i) => from + 30 * i);

test.each([
  ['a client without heartbeats', run([]), null],
  ['one heartbeat', run([500]), null],
  ['119 seconds without a byte', run([...every30(0, 90), 119]), null],
  ['120 seconds without a byte', run(every30(0, 120)), at(0)],
  ['a byte in the middle', run(every30(0, 150), [0, 60]), null],
  ['two minutes after that byte', run(every30(0, 180), [0, 60]), at(60)],
  ['a byte after the stall', run(every30(0, 180), [0, 181]), null],
  ['a night of sleep', run([0, 30, 8 * 3600, 8 * 3600 + 30]), null],
  ['a stall after the sleep, counted from waking', run([0, 30, ...every30(9_000, 9_120)]), at(9_000)],
  ['one lost heartbeat', run([0, 30, 90, 120]), at(0)],
  ['two lost heartbeats', run([0, 30, 91, 121]), null],
  ['a client that goes away after the stall', run(every30(0, 150)), at(0)],
])('%s', (_, arrival, since) => {
  expect(stalledAt(arrival)).toEqual(since);
});

test('a clock set back by a day starts over and reports no stall', () => {
  const before = run(every30(0, 90));
  const after = heardSending(before, at(-86_400));
  expect(stalledAt(after)).toBeNull();
  expect(after.sendingSince).toEqual(at(-86_400));
});

test.each([
  ['a client that has just started', run([]), 239, null],
  ['one that never sent a byte', run([]), 240, { kind: 'silent', since: at(0) }],
  ['one that sends heartbeats but no bytes', run(every30(0, 240)), 245, { kind: 'stalled', since: at(0) }],
  ['the same, gone for a minute', run(every30(0, 240)), 310, null],
  ['the same, gone for four', run(every30(0, 240)), 480, { kind: 'silent', since: at(240) }],
  ['one that is sending', run(every30(0, 600), [0, 590]), 600, null],
  ['one that was sending and was closed', run(every30(0, 60), [0, 70]), 310, { kind: 'silent', since: at(70) }],
  ['a program that sends bytes without heartbeats', run([], [0, 500]), 600, null],
])('%s', (_, arrival, now, expected) => {
  expect(judgeClient(arrival, at(now))).toEqual(expected);
});
