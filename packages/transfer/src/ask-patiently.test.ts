import { expect, test, vi } from 'vitest';
import { askPatiently, PATIENCE_SECONDS, type AnswerWait } from './ask-patiently.ts';
import { Interrupted } from './interrupted.ts';
import { AccessEnded, AskLater, asRejection, TransferRefused } from './refused.ts';
import { TestClock } from './test-kit/clock.ts';

const ALWAYS_ONLINE = { isOnline: () => true, subscribe: () => () => undefined };

/** Fails once with each of these, and then answers. */
function asking(...failures: Error[]) {
  const clock = new TestClock();
  const waits: AnswerWait[] = [];
  const stop = new AbortController();
  const ask = vi.fn(() => {
    const failure = failures.shift();
    return failure ? Promise.reject(failure) : Promise.resolve('answer');
  });
  const onWait = (wait: AnswerWait) => void waits.push(wait);
  const answer = askPatiently(ask, { clock, network: ALWAYS_ONLINE, onWait }, stop.signal);
  // A test checks it later.
  answer.catch(() => undefined);
  return { clock, waits, stop, ask, answer };
}

const lost = () => new TypeError('fetch failed');

test('an unanswered request is retried, and each wait is reported', async () => {
  const { clock, waits, answer, ask } = asking(lost(), lost());
  await clock.pass(10_000);
  expect(await answer).toBe('answer');
  expect(ask).toHaveBeenCalledTimes(3);
  expect(waits).toEqual([
    { reason: 'noAnswer', seconds: expect.any(Number) },
    { reason: 'noAnswer', seconds: expect.any(Number) },
  ]);
});

test('after a rate limit it waits as long as the services say', async () => {
  const { clock, waits, answer, ask } = asking(new AskLater('askedTooOften', 37));
  await clock.pass(36_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await clock.pass(1_000);
  expect(await answer).toBe('answer');
  expect(waits).toEqual([{ reason: 'askedTooOften', seconds: 37 }]);
});

test('services that are down until later are not said to limit requests', async () => {
  const cause = lost();
  const down = asRejection([{ code: 'HTTP_503', retryAfterSeconds: 20 }], cause);
  const { clock, waits, ask } = asking(down instanceof Error ? down : cause);
  await clock.pass(19_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(waits).toEqual([{ reason: 'noAnswer', seconds: 20 }]);
});

test.each([
  new AccessEnded('UNAUTHENTICATED'),
  new TransferRefused({ code: 'UPLOAD_ENDED', message: 'x' }),
  new AskLater('askedTooOften', 3600),
])('a permanent failure rejects at once: %s', async (error) => {
  const { clock, answer, waits } = asking(error);
  await clock.pass(0);
  await expect(answer).rejects.toBe(error);
  expect(waits).toEqual([]);
});

test('services that do not answer are given up in the end, with the last reason', async () => {
  const { clock, answer } = asking(...Array.from({ length: 100 }, lost));
  await clock.pass((PATIENCE_SECONDS + 60) * 1000);
  await expect(answer).rejects.toThrow('fetch failed');
});

test('a stopped caller does not wait', async () => {
  const { clock, answer, stop } = asking(lost(), lost());
  await clock.pass(0);
  stop.abort();
  await expect(answer).rejects.toThrow(Interrupted);
});
