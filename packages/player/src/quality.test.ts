import { expect, test } from 'vitest';
import { gradeOf, readCounters, sampleBetween, watchConnection, type Grade } from './quality.ts';

const entries = (video: object, pair: object = {}) => [
  { type: 'codec', id: 'C', mimeType: 'video/VP8' },
  { type: 'inbound-rtp', id: 'A', kind: 'audio', bytesReceived: 99 },
  { type: 'inbound-rtp', id: 'V', kind: 'video', codecId: 'C', ...video },
  { type: 'local-candidate', id: 'L', candidateType: 'srflx' },
  { type: 'candidate-pair', id: 'P', localCandidateId: 'L', currentRoundTripTime: 0.0245, ...pair },
];

const look = (at: number, video: object) => readCounters(entries(video), at) ?? expect.fail('no video');

test('without a video there is nothing to count', () => {
  expect(readCounters([{ type: 'transport', id: 'T' }], 0)).toBeNull();
});

test.each([
  ['as Chromium names it', { type: 'transport', id: 'T', selectedCandidatePairId: 'P' }, {}],
  ['as Firefox does', { type: 'other', id: 'O' }, { selected: true }],
])('the route of the stream, %s', (_, more, pair) => {
  const counters = readCounters([...entries({ framesDecoded: 3 }, pair), more], 0);
  expect(counters).toMatchObject({ route: 'srflx', codec: 'VP8', roundTripSeconds: 0.0245, frames: 3 });
});

test('rates are per second, and a counter that begins anew is not negative', () => {
  const before = look(1_000, {
    framesDecoded: 30,
    bytesReceived: 1_000,
    packetsReceived: 100,
    packetsLost: 0,
    freezeCount: 1,
  });
  const after = look(3_000, {
    framesDecoded: 90,
    bytesReceived: 251_000,
    packetsReceived: 196,
    packetsLost: 4,
    freezeCount: 2,
    jitter: 0.002,
    frameWidth: 640,
    frameHeight: 360,
  });
  expect(sampleBetween(before, after)).toEqual({
    framesPerSecond: 30,
    roundTripMilliseconds: null,
    jitterMilliseconds: 2,
    lossPercent: 4,
    bitsPerSecond: 1_000_000,
    width: 640,
    height: 360,
    freezes: 1,
  });
  expect(sampleBetween(after, before)).toMatchObject({ framesPerSecond: 0, bitsPerSecond: 0, lossPercent: null });
});

test.each([
  ['good', 60, 20, 0],
  ['fair', 20, 20, 0],
  ['fair', 60, 200, 0],
  ['poor', 60, 20, 12],
  ['poor', 5, 20, 0],
])('%s: %d fps, %d ms, %d %% lost', (grade, framesPerSecond, roundTripMilliseconds, lossPercent) => {
  const rest = { jitterMilliseconds: null, bitsPerSecond: 0, width: 0, height: 0, freezes: 0 };
  expect(gradeOf({ ...rest, framesPerSecond, roundTripMilliseconds, lossPercent })).toBe(grade);
});

const seconds = (grade: Grade, count: number): Grade[] => Array.from({ length: count }, () => grade);

test.each([
  ['a poor moment', [...seconds('poor', 4), 'good', ...seconds('poor', 4)], []],
  ['a poor stretch, told once', seconds('poor', 20), ['poor']],
  ['a fair stretch', seconds('fair', 20), []],
  ['a stretch that is poor, and then fair', [...seconds('poor', 5), ...seconds('fair', 5)], ['poor', 'recovered']],
  ['a good moment within a poor stretch', [...seconds('poor', 5), ...seconds('good', 4), 'poor'], ['poor']],
  [
    'one that is poor twice',
    [...seconds('poor', 5), ...seconds('good', 5), ...seconds('poor', 5)],
    ['poor', 'recovered', 'poor'],
  ],
] as const)('news of a connection: %s', (_, grades, news) => {
  const watch = watchConnection();
  expect(grades.map(watch).filter((each) => each !== null)).toEqual(news);
});
