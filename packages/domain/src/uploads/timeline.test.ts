import { expect, test } from 'vitest';
import { addPart, isPeriodFull, periodSeconds, type SendingPeriod } from './sending.ts';
import { admitEvent, MAX_TIMELINE_EVENTS, tellEvent, TIMELINE_KINDS, type TimelineKind } from './timeline.ts';

const nothing = { stage: null, bytes: null, seconds: null, attempt: null, place: null, detail: null };

test.each(TIMELINE_KINDS)('%s is told in a few words, also when nothing else is known', (kind) => {
  expect(tellEvent({ ...nothing, kind })).toMatch(/^.{4,90}$/);
});

test.each<[Partial<Parameters<typeof tellEvent>[0]> & { kind: TimelineKind }, string]>([
  [{ kind: 'sent', bytes: 1024 ** 3 * 12.5 }, '12.50 GB sent'],
  [{ kind: 'stage_begun', stage: 'scan', attempt: 1 }, 'Virus scan started'],
  [{ kind: 'stage_begun', stage: 'scan', attempt: 3 }, 'Virus scan restarted, attempt 3'],
  [{ kind: 'queued', place: 4 }, 'Waits for its test at place 4'],
  [{ kind: 'resumed', seconds: 3700 }, 'Resumed after 1 h 1 min'],
  [{ kind: 'waits_for_room', stage: 'prepare' }, 'Unpacking waits for room on our disk'],
  [{ kind: 'room_found', stage: 'prepare', seconds: 1800 }, 'Unpacking has room again after 30 min 0 s'],
  [{ kind: 'server_back', seconds: 300 }, 'The stream test server is back after 5 min 0 s'],
  [{ kind: 'checked', detail: 'Inspected only, not started.' }, 'Inspected only, not started.'],
])('%j: %s', (event, expected) => {
  expect(tellEvent({ ...nothing, ...event })).toBe(expected);
});

test.each<[TimelineKind, number, string]>([
  ['sent', 1, 'write'],
  ['sent', MAX_TIMELINE_EVENTS - 1, 'write'],
  ['sent', MAX_TIMELINE_EVENTS, 'shorten'],
  ['sent', MAX_TIMELINE_EVENTS + 1, 'leave'],
  ['failed', MAX_TIMELINE_EVENTS, 'write'],
  ['failed', MAX_TIMELINE_EVENTS + 9, 'write'],
  ['retried', MAX_TIMELINE_EVENTS + 9, 'write'],
  ['released', MAX_TIMELINE_EVENTS + 9, 'write'],
  ['waits_for_room', MAX_TIMELINE_EVENTS + 9, 'leave'],
])('%s as number %i: %s', (kind, number, expected) => {
  expect(admitEvent(kind, number)).toBe(expected);
});

const at = (seconds: number) => new Date(seconds * 1000);
const part = (since: number, until: number) => ({
  since: at(since),
  until: at(until),
  bytes: 100,
  storage: 'default' as const,
});

test('parts of one period are counted together, from the first that began to the last that came', () => {
  const parts = [part(10, 20), part(8, 25), part(20, 31)];
  const period = parts.reduce<SendingPeriod | null>(addPart, null);
  expect(period).toEqual({ since: at(8), until: at(31), bytes: 300, parts: 3, retries: 0, storage: 'default' });
  expect(period && periodSeconds(period)).toBe(23);
});

test('a period is told after five minutes, and a clock that was set back makes none', () => {
  expect(isPeriodFull(addPart(null, part(0, 299)))).toBe(false);
  expect(isPeriodFull(addPart(null, part(0, 300)))).toBe(true);
  expect(periodSeconds(addPart(null, part(50, 40)))).toBe(0);
});
