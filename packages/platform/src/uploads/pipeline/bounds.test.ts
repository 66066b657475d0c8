import promises, { readdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { parseId } from '@launchyard/domain/kit';
import { uploadFailures, type JobStage } from '@launchyard/domain/uploads';
import { openStores } from '../../providers/files/open-stores.ts';
import { fillDisk } from '../../providers/files/test-disk.ts';
import { alerts } from '../../tables/alerts.ts';
import { uploadEvents, uploadStages } from '../../tables/uploads.ts';
import { startPipelineWorld, type PipelineWorld } from '../test-pipeline.ts';
import { TestUploader } from '../test-uploader.ts';
import { acquireStage } from './acquire.ts';
import { runStage } from './run.ts';
import type { StageRunner } from './stage.ts';

const PATIENCE = { silenceSeconds: 60, graceSeconds: 0.05, budgetSeconds: () => 600 };

let now = new Date();
let world: PipelineWorld;
beforeAll(async () => {
  world = await startPipelineWorld(() => now);
  return () => world.close();
});
beforeEach(async () => {
  await world.database.sql.delete(alerts);
});
afterEach(() => {
  emptyAgain();
  vi.useRealTimers();
});

const deps = () => ({ ...world.deps, stores: openStores(world.config), patience: PATIENCE });

async function anUpload() {
  const uploader = new TestUploader(world, await world.person());
  const { id } = await uploader.uploadFile(world.archive);
  return { uploader, id, uploadId: parseId('upload', id) ?? '' };
}

const run = (uploadId: string, runner: StageRunner, patience = PATIENCE) =>
  runStage({ ...deps(), patience }, { uploadId, stage: 'acquire' }, runner, new AbortController().signal);

const readStage = async (uploadId: string, stage: JobStage) => {
  const which = and(eq(uploadStages.uploadId, uploadId), eq(uploadStages.stage, stage));
  const [row] = await world.database.sql.select().from(uploadStages).where(which);
  if (!row) throw new Error(`no stage ${stage}`);
  return row;
};
const FULL = { type: 0, bsize: 4096, blocks: 10, bfree: 10, bavail: 10, files: 0, ffree: 0, frsize: 4096 };
const fillForGood = () => {
  vi.spyOn(promises, 'statfs').mockImplementation(async () => FULL);
  // Modules that import it by name use this one from now on.
  syncBuiltinESMExports();
};
const emptyAgain = () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
};
const work = (uploadId: string) => readdir(join(world.config.dataDir, 'work', uploadId)).catch(() => []);

/** From here on the test advances the clock that watches stages; the database keeps its own. */
const watchByHand = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });

test('a hung attempt is abandoned, can no longer write, and is retried; the third one ends the upload, which is kept', async () => {
  const { uploader, id, uploadId } = await anUpload();
  const settled = vi.fn();
  const releases: Array<() => void> = [];
  const hanging: StageRunner = async () => {
    vi.advanceTimersByTime(1000 * PATIENCE.silenceSeconds);
    await new Promise<void>((resolve) => releases.push(resolve));
    return settled;
  };
  watchByHand();
  for (const faults of [7, 14]) {
    await run(uploadId, hanging);
    const triesAgainAt = new Date(now.getTime() + 30_000);
    expect(await readStage(uploadId, 'acquire')).toMatchObject({ state: 'running', faults, triesAgainAt });
    expect((await uploader.get(id)).triesAgainAt).toBe(triesAgainAt.toISOString());
  }
  await run(uploadId, hanging);
  expect(await uploader.get(id)).toMatchObject({ state: 'failed', failure: { code: 'STUCK', stage: 'acquire' } });
  const { expiresAt, triesAgainAt } = await uploader.get(id);
  expect(expiresAt).not.toBeNull();
  expect(triesAgainAt).toBeNull();
  expect(await world.alerts()).toMatchObject([
    {
      kind: 'uploadFailed',
      text: expect.stringMatching(new RegExp(`^${id} of acc_\\w+ failed in acquire: STUCK[.]$`)),
    },
  ]);
  for (const release of releases) release();
  await new Promise((resolve) => void setImmediate(resolve));
  expect(settled).not.toHaveBeenCalled();
  expect(await work(uploadId)).toEqual([]);
});

test('a fault of ours that ends an upload is alerted as such', async () => {
  const { uploader, id, uploadId } = await anUpload();
  await world.database.sql.update(uploadStages).set({ faults: 19 }).where(eq(uploadStages.uploadId, uploadId));
  await run(uploadId, () => Promise.reject(new Error('broken')));
  expect((await uploader.get(id)).failure).toMatchObject({ code: 'INTERNAL' });
  expect(await world.alerts()).toMatchObject([{ kind: 'uploadFailed', text: expect.stringContaining('INTERNAL') }]);
});

test('an attempt that makes progress is tolerated although each step is slow, but not forever', async () => {
  const { uploader, id, uploadId } = await anUpload();
  watchByHand();
  const slow: StageRunner = async ({ report, signal }) => {
    for (let percent = 1; percent <= 6; percent++) {
      await vi.advanceTimersByTimeAsync(0.5 * 1000 * PATIENCE.silenceSeconds);
      signal.throwIfAborted();
      await report(percent);
    }
  };
  await run(uploadId, slow, { ...PATIENCE, budgetSeconds: () => 100 });
  expect(await readStage(uploadId, 'acquire')).toMatchObject({ state: 'running', faults: 7 });
  await run(uploadId, slow);
  expect((await uploader.get(id)).state).toBe('scanning');
});

/** Makes a little progress after a second, and then fails. */
const later: StageRunner = async ({ report }) => {
  await vi.advanceTimersByTimeAsync(1_010);
  await report(1);
  throw new Error('enough');
};

test('an attempt that catches up with an earlier one counts as making progress', async () => {
  const { uploadId } = await anUpload();
  watchByHand();
  await world.database.sql.update(uploadStages).set({ progressPercent: 90 }).where(eq(uploadStages.uploadId, uploadId));
  now = new Date(now.getTime() + 3600_000);
  const moved = now;
  await run(uploadId, later);
  const { rows } = await world.database.pool.query('select progressed_at from uploads where id = $1', [uploadId]);
  expect(rows[0].progressed_at.getTime()).toBe(moved.getTime());
});

test('a fault of ours is shown until the stage makes progress again', async () => {
  const { uploader, id, uploadId } = await anUpload();
  watchByHand();
  await run(uploadId, () => Promise.reject(new Error('broken')));
  const said: Array<string | null> = [];
  const ask = async () => said.push((await uploader.get(id)).triesAgainAt);
  const moves: StageRunner = async (context) => {
    await ask();
    await later(context).catch(ask);
  };
  await run(uploadId, moves);
  expect(said).toEqual([new Date(now.getTime() + 1_000).toISOString(), null]);
});

test('without disk space a stage waits, counts no fault, writes nothing, and continues once there is space', async () => {
  const { uploader, id, uploadId } = await anUpload();
  fillForGood();
  for (let again = 0; again < 60; again++) await run(uploadId, acquireStage(deps()));
  expect(await readStage(uploadId, 'acquire')).toMatchObject({ state: 'waiting', faults: 0, waitingSince: now });
  expect((await uploader.get(id)).stages[1]).toMatchObject({ note: 'Waiting for disk space.' });
  expect(await work(uploadId)).toEqual([]);
  emptyAgain();
  now = new Date(now.getTime() + 1800_000);
  await run(uploadId, acquireStage(deps()));
  const events = await world.database.sql
    .select({ kind: uploadEvents.kind, details: uploadEvents.details })
    .from(uploadEvents)
    .where(and(eq(uploadEvents.uploadId, uploadId), sql`${uploadEvents.details} ->> 'stage' = 'acquire'`))
    .orderBy(uploadEvents.number);
  expect(events.map(({ kind }) => kind)).toEqual([
    'stage_begun',
    'waits_for_room',
    'checked',
    'room_found',
    'stage_done',
  ]);
  expect(events[3]?.details).toMatchObject({ waitedSeconds: 1800 });
  const upload = await uploader.get(id);
  expect(upload.state).toBe('scanning');
  expect(upload.stages[1]).toMatchObject({ state: 'done', note: null });
});

test('a disk that fills up midway is not the customer’s fault and leaves no file', async () => {
  const { uploader, id, uploadId } = await anUpload();
  const makeRoom = await fillDisk(world.archive, join(world.config.dataDir, 'work'));
  await run(uploadId, acquireStage(deps()));
  expect(await readStage(uploadId, 'acquire')).toMatchObject({ state: 'waiting', faults: 0 });
  expect(await work(uploadId)).toEqual([]);
  makeRoom();
  await run(uploadId, acquireStage(deps()));
  expect((await uploader.get(id)).state).toBe('scanning');
});

test('after hours without disk space the upload fails with a sentence, and is kept for a retry', async () => {
  const { uploader, id, uploadId } = await anUpload();
  fillForGood();
  await run(uploadId, acquireStage(deps()));
  now = new Date(now.getTime() + 6 * 3600_000);
  await run(uploadId, acquireStage(deps()));
  const upload = await uploader.get(id);
  expect(upload).toMatchObject({ state: 'failed', failure: { code: uploadFailures.storageFull.code } });
  expect(upload.expiresAt).not.toBeNull();
});
