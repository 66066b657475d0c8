import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parseId } from '@launchyard/domain/kit';
import { BUILDS, writeBuild } from '@launchyard/testing/archives/index';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openJobs } from '../../kit/jobs.ts';
import { watchSyncs } from '../../providers/files/test-syncs.ts';
import { stageQueues } from '../queues.ts';
import { TestUploader } from '../test-uploader.ts';

let world: PlatformWorld;
let folder: string;
let archive: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-archive-'));
  archive = join(folder, 'build.zip');
  const spec = BUILDS['ue5.4-win'];
  if (!spec) throw new Error('there is no such build');
  writeBuild(archive, spec);
  world = await startPlatform();
  return async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  };
});

/** Puts an upload into the state after a power cut: the stage is about to run, and the assembled archive is missing. */
async function loseArchive(uploadId: string, state: string, done: string[], stage: 'scan' | 'prepare'): Promise<void> {
  await world.database.pool.query('update uploads set state = $2 where id = $1', [uploadId, state]);
  await world.database.pool.query(
    `update upload_stages set state = 'done', progress_percent = 100 where upload_id = $1 and stage = any($2)`,
    [uploadId, done],
  );
  const jobs = await openJobs(world.config.databaseUrl, { log: world.log, supervises: false });
  await jobs.send(world.database.sql, stageQueues[stage], { uploadId, stage });
  await jobs.stop();
}

test.each([
  ['scan', 'scanning', ['acquire']],
  ['prepare', 'preparing', ['acquire', 'scan']],
] as const)('an archive missing before %s is assembled again', async (stage, state, done) => {
  const uploader = new TestUploader(world, await world.person());
  const { id } = await uploader.uploadFile(archive);
  await loseArchive(parseId('upload', id) ?? '', state, [...done], stage);
  const worker = await world.startWorker();
  const upload = await uploader.waitForEnd(id);
  expect(upload).toMatchObject({ state: 'tested', failure: null });
  expect(upload.stages.map((each) => each.state)).toEqual(Array(6).fill('done'));
  await worker.close();
});

test('the name of the archive is on disk before its stage counts as done', async () => {
  const uploader = new TestUploader(world, await world.person());
  const { id } = await uploader.uploadFile(archive);
  const work = join(world.config.dataDir, 'work');
  const uploadId = parseId('upload', id) ?? '';
  const seen: string[] = [];
  const undo = await watchSyncs(archive, async (path) => {
    const isOurs = path === work || path === join(work, uploadId);
    if (isOurs) seen.push(`${path}: ${(await readdir(path)).join()}, ${(await uploader.get(id)).state}`);
  });
  const worker = await world.startWorker();
  expect((await uploader.waitForEnd(id)).state).toBe('tested');
  await worker.close();
  undo();
  expect(seen).toContainEqual(expect.stringMatching(`work: .*${uploadId}.*, acquiring$`));
  expect(seen).toContainEqual(expect.stringMatching(`${uploadId}: .*build.zip.*, acquiring$`));
});
