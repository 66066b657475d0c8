import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { runPipeline } from './pipeline.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'launchyard-faults-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('whatever process is killed, each upload ends once, is mailed once, counted right, and leaves nothing', async () => {
  const report = await runPipeline({ count: 7, databaseUrl: database.url, dataDir, killEverySeconds: 4 });
  expect(report).toMatchObject({ acknowledged: 7, lost: [], doubled: [], left: [] });
  expect(Object.keys(report.killed).length).toBeGreaterThan(0);
  for (const [name, found] of Object.entries(report.planted)) {
    expect([name, [...found.lost, ...found.doubled, ...found.left].length]).not.toEqual([name, 0]);
  }
}, 240_000);
