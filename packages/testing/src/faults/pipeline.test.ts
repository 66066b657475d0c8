import { expect, test } from 'vitest';
import { createTestDatabase } from '../database/test-database.ts';
import { objections, runHarness } from './harness.ts';
import { pipelineHarness } from './pipeline.ts';

test('whatever process is killed, each upload ends once, is e-mailed once, is counted correctly, and leaves nothing behind', async () => {
  const ground = { createDatabase: createTestDatabase, tell: () => undefined };
  expect(objections(await runHarness(pipelineHarness, ground, pipelineHarness.sizes.short))).toEqual([]);
});
