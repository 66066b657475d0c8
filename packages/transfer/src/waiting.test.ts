import { expect, test } from 'vitest';
import { AskLater, TransferRefused } from './refused.ts';
import { SpeedLimit } from './speed-limit.ts';
import { TestClock } from './test-kit/clock.ts';
import { TestStore } from './test-kit/store.ts';
import { Transfer } from './transfer.ts';
import { Turns } from './turns.ts';

const HOUR = 3_600_000;

function aStore(partCount = 20): TestStore {
  return new TestStore(new TestClock(), partCount);
}

test('without a network it waits, and resumes automatically', async () => {
  const store = aStore();
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(400);
  store.setOnline(false);
  await store.clock.pass(10 * HOUR);
  expect(transfer.state.get()).toMatchObject({ phase: 'waiting', bytesPerSecond: null });
  store.setOnline(true);
  await store.clock.pass(HOUR);
  await run;
  expect(store.finished).toBe(1);
});

test('after a night of sleep connections and links are renewed', async () => {
  const store = aStore();
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(400);
  // Pending requests never get an answer, as after a network change in the night.
  store.mishap = () => 'hang';
  await store.clock.pass(5_000);
  store.mishap = () => null;
  store.expireLinks();
  const signedBefore = store.signed.length;
  await store.clock.sleep(8 * HOUR);
  await store.clock.pass(60_000);
  await run;
  expect(store.finished).toBe(1);
  expect(store.signed.length).toBeGreaterThan(signedBefore);
});

test('120 s without a byte pause it with its own message, and it can be resumed by hand', async () => {
  const store = aStore();
  store.mishap = () => 'hang';
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(119_000);
  expect(transfer.state.get().phase).toBe('sending');
  await store.clock.pass(3_000);
  expect(transfer.state.get().phase).toBe('stalled');
  store.mishap = () => null;
  await store.clock.pass(HOUR);
  expect(transfer.state.get().phase).toBe('stalled');
  transfer.resume();
  await store.clock.pass(HOUR);
  await run;
  expect(store.finished).toBe(1);
});

test('a stall ends automatically when the network comes back', async () => {
  const store = aStore();
  store.mishap = () => 'hang';
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(130_000);
  expect(transfer.state.get().phase).toBe('stalled');
  store.mishap = () => null;
  store.setOnline(false);
  store.setOnline(true);
  await store.clock.pass(HOUR);
  await run;
});

test('a simulated stall takes 20 s, and can be resumed', async () => {
  const store = aStore(2_000);
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(2_000);
  transfer.simulateStall();
  await store.clock.pass(19_000);
  expect(transfer.state.get().phase).toBe('sending');
  await store.clock.pass(3_000);
  expect(transfer.state.get().phase).toBe('stalled');
  transfer.resume();
  await store.clock.pass(HOUR);
  await run;
  expect(store.finished).toBe(1);
});

test('after a nap the speed is the current one, not the average including the nap', async () => {
  const store = aStore(200);
  const transfer = new Transfer(store.upload, store.ports());
  void transfer.run();
  await store.clock.pass(4_000);
  const before = transfer.state.get().bytesPerSecond ?? 0;
  await store.clock.sleep(30_000);
  await store.clock.pass(2_000);
  expect(transfer.state.get().bytesPerSecond).toBeGreaterThan(before * 0.8);
  transfer.stop();
});

test.each<[string, (transfer: Transfer<Buffer>) => void]>([
  ['stopped', (transfer) => transfer.stop()],
  ['paused', (transfer) => transfer.pause()],
])('resumed and at the same moment %s, it sends nothing more', async (_, change) => {
  const store = aStore();
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(250);
  transfer.pause();
  await store.clock.pass(1_000);
  const before = store.parts.size;
  transfer.resume();
  change(transfer);
  await store.clock.pass(HOUR);
  expect(store.parts.size).toBe(before);
  transfer.stop();
  await run;
});

test('a limit holds on average, and waiting for it is not a stall', async () => {
  const store = aStore(20);
  const limit = new SpeedLimit(store.clock, 5);
  const transfer = new Transfer(store.upload, { ...store.ports(), limit });
  const began = store.clock.now();
  const run = transfer.run();
  while (transfer.state.get().phase !== 'finished') {
    await store.clock.pass(60_000);
    expect(transfer.state.get().phase).not.toBe('stalled');
  }
  await run;
  // 20 parts of 1,000 bytes at 5 bytes per second; the first one need not wait.
  expect((store.clock.now() - began) / 1000).toBeGreaterThanOrEqual(3_800);
});

test('lifting the limit takes effect at once', async () => {
  const store = aStore(20);
  const limit = new SpeedLimit(store.clock, 1);
  const run = new Transfer(store.upload, { ...store.ports(), limit }).run();
  await store.clock.pass(10_000);
  limit.set(null);
  await store.clock.pass(10_000);
  await run;
  expect(store.finished).toBe(1);
});

test('of several uploads one sends, and the others know their position', async () => {
  const clock = new TestClock();
  const turns = new Turns();
  const stores = [1, 2, 3].map(() => new TestStore(clock, 20));
  const transfers = stores.map((store) => new Transfer(store.upload, { ...store.ports(), turns }));
  const runs = transfers.map((transfer) => transfer.run());
  const phases = () => transfers.map(({ state }) => [state.get().phase, state.get().place]);
  await clock.pass(300);
  expect(phases()).toEqual([
    ['sending', null],
    ['queued', 1],
    ['queued', 2],
  ]);
  // Pausing lets the next one send and puts this one last.
  transfers[0]?.pause();
  await clock.pass(200);
  transfers[0]?.resume();
  await clock.pass(200);
  expect(phases()).toEqual([
    ['queued', 2],
    ['sending', null],
    ['queued', 1],
  ]);
  await clock.pass(HOUR);
  await Promise.all(runs);
  expect(stores.map(({ finished }) => finished)).toEqual([1, 1, 1]);
});

test('an upload that another window sends continues here only when that one ends', async () => {
  const store = aStore();
  const grants: ((release: () => void) => void)[] = [];
  let isReleased = false;
  const transfer = new Transfer(store.upload, {
    ...store.ports(),
    claim: (_id, _signal, onElsewhere) => {
      onElsewhere();
      return new Promise((resolve) => grants.push(resolve));
    },
  });
  const run = transfer.run();
  await store.clock.pass(HOUR);
  expect(transfer.state.get().phase).toBe('elsewhere');
  expect(store.parts.size).toBe(0);
  grants[0]?.(() => (isReleased = true));
  await store.clock.pass(HOUR);
  await run;
  expect(store.finished).toBe(1);
  expect(isReleased).toBe(true);
});

test('a hanging call holds it up no longer than the sleep', async () => {
  const store = aStore();
  let calls = 0;
  store.answer = (call) => {
    calls += 1;
    return call === 'missingParts' && calls === 1 ? new Promise(() => {}) : Promise.resolve();
  };
  const run = new Transfer(store.upload, store.ports()).run();
  await store.clock.pass(5_000);
  await store.clock.sleep(HOUR);
  await store.clock.pass(60_000);
  await run;
  expect(store.finished).toBe(1);
});

test('links that arrive after the sleep, for parts from before it, are not requested again and again', async () => {
  const store = aStore(3);
  const late: (() => void)[] = [];
  store.answer = (call) =>
    call === 'sign' && late.length < 1 ? new Promise((resolve) => late.push(resolve)) : Promise.resolve();
  const run = new Transfer(store.upload, store.ports()).run();
  await store.clock.pass(5_000);
  await store.clock.sleep(HOUR);
  await store.clock.pass(60_000);
  await run;
  for (const answer of late) answer();
  await store.clock.pass(1_000);
  expect(store.signed.every((numbers) => numbers.length > 0)).toBe(true);
  expect(store.signed.length).toBeLessThanOrEqual(3);
});

test('services that miss parts without saying which are asked less and less often', async () => {
  const store = aStore(3);
  let finishes = 0;
  store.answer = async (call) => {
    if (call !== 'finish') return;
    finishes += 1;
    throw new TransferRefused({ code: 'PARTS_MISSING', message: 'Some parts are missing.' });
  };
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(60_000);
  expect(finishes).toBeGreaterThan(3);
  expect(finishes).toBeLessThan(15);
  transfer.stop();
  await run;
});

test('after a rate limit the services are not asked again too early', async () => {
  const store = aStore(3);
  const asked: number[] = [];
  store.answer = async (call) => {
    if (call !== 'sign') return;
    asked.push(store.clock.now());
    if (asked.length === 1) throw new AskLater('askedTooOften', 45);
  };
  const run = new Transfer(store.upload, store.ports()).run();
  await store.clock.pass(HOUR);
  await run;
  const [first = 0, second = 0] = asked;
  expect(second - first).toBeGreaterThanOrEqual(45_000);
});

test('a part is not sent again before its store allows it', async () => {
  const store = aStore(1);
  const sent: number[] = [];
  store.retryAfterSeconds = 40;
  store.mishap = (_, attempt) => {
    sent.push(store.clock.now());
    return attempt === 1 ? 429 : null;
  };
  const run = new Transfer(store.upload, store.ports()).run();
  await store.clock.pass(HOUR);
  await run;
  const [first = 0, second = 0] = sent;
  expect(second - first).toBeGreaterThanOrEqual(40_000);
});
