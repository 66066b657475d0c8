import { expect, test } from 'vitest';
import { shareRuns } from './share-runs.ts';

/** Runs that end on request. */
function held() {
  const begun: Array<PromiseWithResolvers<void>> = [];
  const share = shareRuns(() => {
    const run = Promise.withResolvers<void>();
    begun.push(run);
    return run.promise;
  });
  return { begun, share };
}

test('one runs at a time, and all requests meanwhile share the next run', async () => {
  const { begun, share } = held();
  const first = share();
  await Promise.resolve();
  expect(begun).toHaveLength(1);
  const later = [share(), share(), share()];
  await Promise.resolve();
  expect(begun).toHaveLength(1);
  begun[0]?.resolve();
  await first;
  await Promise.resolve();
  expect(begun).toHaveLength(2);
  begun[1]?.resolve();
  await Promise.all(later);
  expect(begun).toHaveLength(2);
});

test('a failed run fails those who requested it, and the next one runs all the same', async () => {
  const { begun, share } = held();
  const first = share();
  await Promise.resolve();
  const second = share();
  begun[0]?.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  begun[1]?.resolve();
  await second;
});
