import { expect, test } from 'vitest';
import { isStartedLabel, TEST_KINDS, testKindLabel } from './index.ts';

test('how a version was tested is one plain word', () => {
  expect(TEST_KINDS.map(testKindLabel)).toEqual(['Inspected', 'Started']);
  expect([...TEST_KINDS.map(testKindLabel), null].map(isStartedLabel)).toEqual([false, true, false]);
});
