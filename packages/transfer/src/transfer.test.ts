import { expect, test } from 'vitest';
import { TestClock } from './test-kit/clock.ts';
import { TestStore, type Mishap } from './test-kit/store.ts';
import { AccessEnded, TransferRefused } from './refused.ts';
import { Transfer } from './transfer.ts';

const HOUR = 3_600_000;

function aStore(partCount = 20): TestStore {
  return new TestStore(new TestClock(), partCount);
}

test.each<[string, (number: number, attempt: number) => Mishap]>([
  ['nothing goes wrong', () => null],
  ['every part is lost once', (_, attempt) => (attempt === 1 ? 'cut' : null)],
  ['every part is truncated once', (_, attempt) => (attempt === 1 ? 'truncate' : null)],
  ['the storage is down for a moment', (number, attempt) => (number < 5 && attempt < 3 ? 503 : null)],
  ['it is rate limited', (number, attempt) => (number === 3 && attempt < 9 ? 429 : null)],
  ['every third try breaks', (number, attempt) => ((number + attempt) % 3 === 0 ? 'cut' : null)],
])('the whole file arrives when %s', async (_, mishap) => {
  const store = aStore();
  store.mishap = mishap;
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(HOUR);
  await run;
  expect(store.received.equals(store.content)).toBe(true);
  expect(store.finished).toBe(1);
  expect(transfer.state.get()).toMatchObject({ phase: 'finished', percent: 100 });
});

test('it starts with two lanes, and uses four on a line where each gains as much as the first', async () => {
  const store = aStore(400);
  const run = new Transfer(store.upload, store.ports()).run();
  await store.clock.pass(2_000);
  expect(store.busiest).toBe(2);
  await store.clock.pass(HOUR);
  await run;
  expect(store.busiest).toBe(4);
});

test('on a line that two lanes saturate, no fourth one is started', async () => {
  const store = aStore(400);
  store.isShared = true;
  const run = new Transfer(store.upload, store.ports()).run();
  await store.clock.pass(HOUR);
  await run;
  expect(store.busiest).toBe(3);
});

test('a part that keeps being refused stops it, and the stop says so', async () => {
  const store = aStore();
  let tries = 0;
  store.mishap = (number) => {
    if (number !== 2) return null;
    tries += 1;
    return 403;
  };
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(HOUR);
  await run;
  expect(transfer.state.get()).toMatchObject({
    phase: 'stopped',
    stop: { reason: 'refused', message: 'Unsuccessful API call!' },
  });
  expect(tries).toBe(5);
  expect(store.finished).toBe(0);
});

test('links that expired meanwhile are signed again', async () => {
  const store = aStore();
  const run = new Transfer(store.upload, store.ports()).run();
  await store.clock.pass(400);
  store.expireLinks();
  await store.clock.pass(HOUR);
  await run;
  expect(store.finished).toBe(1);
});

test('when the first storage keeps failing, it switches to the alternate one', async () => {
  const store = aStore();
  store.hasAlternate = true;
  store.mishap = (_number, _attempt, where) => (where === 'first' ? 'cut' : null);
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(HOUR);
  await run;
  expect(store.finished).toBe(1);
  expect(new Set(store.stores)).toEqual(new Set(['alternate']));
  expect(transfer.state.get().usesAlternate).toBe(true);
});

test('when the alternate fails, too, that is reported, and it is retried until it works', async () => {
  const store = aStore();
  store.hasAlternate = true;
  const began = store.clock.now();
  store.mishap = (_number, _attempt, where) =>
    where === 'first' || store.clock.now() - began < 100_000 ? 'cut' : null;
  const transfer = new Transfer(store.upload, store.ports());
  const told: boolean[] = [];
  transfer.state.subscribe(() => told.push(transfer.state.get().alternateFails));
  const run = transfer.run();
  await store.clock.pass(90_000);
  expect(transfer.state.get()).toMatchObject({ usesAlternate: true, alternateFails: true });
  await store.clock.pass(HOUR);
  await run;
  expect(transfer.state.get()).toMatchObject({ phase: 'finished', alternateFails: false });
  expect(told.filter((fails, index) => fails !== told[index - 1])).toEqual([false, true, false]);
});

test('a storage that recovers within seconds is kept', async () => {
  const store = aStore();
  store.hasAlternate = true;
  const began = store.clock.now();
  store.mishap = () => (store.clock.now() - began < 8_000 ? 'cut' : null);
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(HOUR);
  await run;
  expect(transfer.state.get()).toMatchObject({ phase: 'finished', usesAlternate: false });
});

test('without an alternate storage the first one is retried', async () => {
  const store = aStore();
  const began = store.clock.now();
  store.mishap = () => (store.clock.now() - began < 60_000 ? 'cut' : null);
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(HOUR);
  await run;
  expect(transfer.state.get()).toMatchObject({ phase: 'finished', usesAlternate: false });
});

test.each([
  ['changed', 'fileChanged'],
  ['gone', 'fileGone'],
] as const)('a file that is %s stops it, with that reason', async (changed, reason) => {
  const store = aStore();
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(250);
  store.changed = changed;
  await store.clock.pass(HOUR);
  await run;
  expect(transfer.state.get()).toMatchObject({ phase: 'stopped', stop: { reason } });
  expect(store.finished).toBe(0);
});

test('an upload that somebody else finished meanwhile counts as finished', async () => {
  const store = aStore();
  store.answer = async (call) => {
    if (call !== 'sign') return;
    for (let number = 1; number <= 20; number++)
      store.parts.set(number, store.content.subarray((number - 1) * 1000, number * 1000));
    throw new TransferRefused({ code: 'UPLOAD_CLOSED', message: 'Closed.' });
  };
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(HOUR);
  await run;
  expect(transfer.state.get()).toMatchObject({ phase: 'finished', stop: null });
});

test.each([
  [
    new TransferRefused({ code: 'UPLOAD_CLOSED', message: 'Closed.' }),
    { reason: 'refused', message: 'Closed.', code: 'UPLOAD_CLOSED' },
  ],
  [new AccessEnded(), { reason: 'signedOut', message: null }],
])('%s stops it', async (error, stop) => {
  const store = aStore();
  store.answer = async (call) => {
    if (call === 'sign') throw error;
  };
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(HOUR);
  await run;
  expect(transfer.state.get()).toMatchObject({ phase: 'stopped', stop });
});
