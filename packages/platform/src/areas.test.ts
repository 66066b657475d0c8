import { expect, test } from 'vitest';
import { areas } from './areas.ts';

/**
 * What a job may go on with when the right of whoever wished it has ended. It is decided for each queue, as docs/adr/0022 says: one whose
 * jobs would be a new use of a right asks again, by `findGrantAgain`.
 */
const RULES: Record<string, 'accepted' | 'cleans up' | 'tells' | 'nobody’s wish'> = {
  'upload-acquire': 'accepted',
  'upload-scan': 'accepted',
  'upload-prepare': 'accepted',
  'upload-queue': 'accepted',
  'upload-test': 'accepted',
  'upload-removal': 'cleans up',
  'transfer-removal': 'cleans up',
  mail: 'tells',
  'stream-test-look': 'nobody’s wish',
};

test('of the jobs of each queue it is decided what becomes of them when a right ends', () => {
  const queues = areas.flatMap((area) => area.queues ?? []).map(({ name }) => name);
  expect(queues.toSorted()).toEqual(Object.keys(RULES).toSorted());
});
