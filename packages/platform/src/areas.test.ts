import { expect, test } from 'vitest';
import { areas } from './areas.ts';

/**
 * What a job may do after the right of its initiator has ended. Decided for each queue in docs/adr/0022: a queue whose
 * jobs would use a right anew checks again with `findGrantAgain`.
 */
const RULES: Record<string, 'accepted' | 'cleans up' | 'tells' | 'nobody’s wish'> = {
  'upload-acquire': 'accepted',
  'upload-scan': 'accepted',
  'upload-prepare': 'accepted',
  'upload-queue': 'accepted',
  'upload-test': 'accepted',
  'upload-inspect': 'accepted',
  'upload-removal': 'cleans up',
  'transfer-removal': 'cleans up',
  mail: 'tells',
  'alert-message': 'tells',
  'stream-test-look': 'nobody’s wish',
  // The provider says what happened, whoever is still there.
  'payment-event': 'nobody’s wish',
  // What is owed goes back, whoever is still there.
  refund: 'accepted',
};

test('every queue defines what happens to its jobs when a right ends', () => {
  const queues = areas.flatMap((area) => area.queues ?? []).map(({ name }) => name);
  expect(queues.toSorted()).toEqual(Object.keys(RULES).toSorted());
});
