import { expect, test } from 'vitest';
import { TestClock } from './test-kit/clock.ts';
import { TestStore } from './test-kit/store.ts';
import { Transfer } from './transfer.ts';

const HOUR = 3_600_000;

function aStore(partCount = 20): TestStore {
  return new TestStore(new TestClock(), partCount);
}

test('paused, it starts nothing new; pending parts still arrive, and nothing is sent twice', async () => {
  const store = aStore();
  let puts = 0;
  store.mishap = () => {
    puts += 1;
    return null;
  };
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(450);
  transfer.pause();
  await store.clock.pass(HOUR);
  const before = store.parts.size;
  expect(transfer.state.get().phase).toBe('paused');
  await store.clock.pass(HOUR);
  expect(store.parts.size).toBe(before);
  transfer.resume();
  await store.clock.pass(HOUR);
  await run;
  expect(store.finished).toBe(1);
  expect(puts).toBe(20);
});

test('parts that stay pending too long during a pause are aborted', async () => {
  const store = aStore();
  store.msPerPart = 60_000;
  const transfer = new Transfer(store.upload, store.ports());
  void transfer.run();
  await store.clock.pass(31_000);
  transfer.pause();
  expect(transfer.state.get().phase).toBe('pausing');
  await store.clock.pass(16_000);
  expect(transfer.state.get().phase).toBe('paused');
  transfer.stop();
});

test('resuming before the pause is complete continues as if nothing had happened', async () => {
  const store = aStore();
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(450);
  transfer.pause();
  transfer.resume();
  expect(transfer.state.get().phase).toBe('sending');
  await store.clock.pass(HOUR);
  await run;
  expect(store.finished).toBe(1);
});

test('a paused upload can be stopped', async () => {
  const store = aStore();
  const transfer = new Transfer(store.upload, store.ports());
  const run = transfer.run();
  await store.clock.pass(250);
  transfer.pause();
  await store.clock.pass(1_000);
  transfer.stop();
  await run;
  expect(transfer.state.get()).toMatchObject({ phase: 'stopped', stop: { reason: 'asked' } });
});
