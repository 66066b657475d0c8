import { expect, test } from 'vitest';
import { createTestDatabase } from '../database/test-database.ts';
import { objections, runHarness } from './harness.ts';
import { harnesses } from './harnesses.ts';

/** The pipeline takes long and has its own test file. */
const others = Object.entries(harnesses).filter(([name]) => name !== 'pipeline');

test.each(others)('%s keeps its guarantee, and a violation would be noticed', async (_, harness) => {
  const ground = { createDatabase: createTestDatabase, tell: () => undefined };
  expect(objections(await runHarness(harness, ground, harness.sizes.short))).toEqual([]);
});
