import { expect, test } from 'vitest';
import { addPart, isPeriodFull, periodSeconds, type SendingPeriod } from './sending.ts';
import { TIMELINE_KINDS, type TimelineEvent, type TimelineKind } from './event-kinds.ts';
import { admitEvent, MAX_TIMELINE_EVENTS, tellEvent } from './timeline.ts';

/** The minimum data of every topic in one object; a kind reads only its own. */
const least = {
  bytes: 0,
  seconds: 0,
  parts: 1,
  retries: 0,
  storageProvider: 'default',
  digest: '',
  stage: 'scan',
  attempt: 1,
  place: 1,
  finding: 'Nothing found.',
  checkedBytes: null,
  checkedItems: null,
  tookSeconds: null,
  waitedSeconds: 60,
  code: 'INTERNAL',
  evidence: null,
} as const;

test.each([...TIMELINE_KINDS])('%s is described in a few words', (kind) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has what any kind carries
  expect(tellEvent({ ...least, kind } as TimelineEvent)).toMatch(/^.{4,90}$/);
});

test.each<[TimelineEvent, string]>([
  [{ ...least, kind: 'sent', bytes: 1024 ** 3 * 12.5 }, '12.50 GB sent'],
  [{ kind: 'stage_begun', stage: 'scan', attempt: 1, tookSeconds: null }, 'Virus scan started'],
  [{ kind: 'stage_begun', stage: 'scan', attempt: 3, tookSeconds: null }, 'Virus scan restarted, attempt 3'],
  [{ kind: 'queued', place: 4 }, 'Queued for its test at position 4'],
  [{ kind: 'resumed', stage: 'upload', waitedSeconds: 3700 }, 'Resumed after 1 h 1 min'],
  [{ kind: 'waits_for_room', stage: 'prepare', waitedSeconds: null }, 'Unpacking waits for disk space'],
  [{ kind: 'room_found', stage: 'prepare', waitedSeconds: 1800 }, 'Unpacking has disk space again after 30 min 0 s'],
  [{ kind: 'server_back', stage: 'test', waitedSeconds: 300 }, 'The stream test server is back after 5 min 0 s'],
  [{ kind: 'server_back', stage: 'test', waitedSeconds: null }, 'The stream test server is back'],
  [
    { kind: 'checked', stage: 'test', finding: 'Inspected only, not started.', checkedBytes: null, checkedItems: null },
    'Inspected only, not started.',
  ],
])('%j: %s', (event, expected) => {
  expect(tellEvent(event)).toBe(expected);
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

test('parts of a period are counted together, from the start of the first to the arrival of the last', () => {
  const parts = [part(10, 20), part(8, 25), part(20, 31)];
  const period = parts.reduce<SendingPeriod | null>(addPart, null);
  expect(period).toEqual({ since: at(8), until: at(31), bytes: 300, parts: 3, retries: 0, storage: 'default' });
  expect(period && periodSeconds(period)).toBe(23);
});

test('a period is recorded after five minutes, and a clock that was set back completes none', () => {
  expect(isPeriodFull(addPart(null, part(0, 299)))).toBe(false);
  expect(isPeriodFull(addPart(null, part(0, 300)))).toBe(true);
  expect(periodSeconds(addPart(null, part(50, 40)))).toBe(0);
});
