import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { appDelete } from '@launchyard/contract/apps';
import { binList } from '@launchyard/contract/bin';
import { storageStatus } from '@launchyard/contract/plans';
import { uploadRetry } from '@launchyard/contract/uploads';
import { GIB, parseId } from '@launchyard/domain/kit';
import { FREE_STORAGE_BYTES } from '@launchyard/domain/plans';
import { DISK_RESERVE_BYTES, mostUnpackedBytes, type JobStage } from '@launchyard/domain/uploads';
import { expectReply } from '@launchyard/testing/world/rest';
import { openStores } from '../../providers/files/open-stores.ts';
import { eicarMatcher } from '../../providers/scan/eicar-matcher.ts';
import { openInspection } from '../../providers/streamtest/inspection.ts';
import { uploads } from '../../tables/uploads.ts';
import { startPipelineWorld, type PipelineWorld } from '../test-pipeline.ts';
import { TestUploader } from '../test-uploader.ts';
import { acquireStage } from './acquire.ts';
import { prepareStage } from './prepare.ts';
import { runStage } from './run.ts';
import { scanStage } from './scan.ts';

const tester = openInspection({ isPlugin2Supported: false });

let world: PipelineWorld;
beforeAll(async () => {
  world = await startPipelineWorld();
  return () => world.close();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const run = (id: string, stage: JobStage) => {
  const deps = { ...world.deps, stores: openStores(world.config), scanner: eicarMatcher, tester };
  const stages = { acquire: acquireStage(deps), scan: scanStage(deps), prepare: prepareStage(deps) };
  if (stage !== 'acquire' && stage !== 'scan' && stage !== 'prepare') throw new Error(`${stage} is not run here`);
  return runStage(deps, { uploadId: uuidOf(id), stage }, stages[stage], new AbortController().signal);
};
const uuidOf = (id: string) => parseId('upload', id) ?? '';

/** An upload about to be unpacked. */
async function scanned(uploader: TestUploader, appName: string) {
  const upload = await uploader.uploadFile(world.archive, { appName });
  await run(upload.id, 'acquire');
  await run(upload.id, 'scan');
  return upload;
}

/** Pretends that a build takes this much unpacked. */
const takes = (id: string, unpackedBytes: number) =>
  world.database.sql
    .update(uploads)
    .set({ unpackedBytes })
    .where(eq(uploads.id, uuidOf(id)));

test('an account’s unpacked builds have a limit of their own; at the limit an upload fails with a sentence, and can be retried when others are deleted', async () => {
  const person = await world.person();
  const as = { token: person.session };
  const uploader = new TestUploader(world, person);
  const [first, second] = [await scanned(uploader, 'First'), await scanned(uploader, 'Second')];
  await run(first.id, 'prepare');
  await takes(first.id, mostUnpackedBytes(FREE_STORAGE_BYTES) - 1);
  await run(second.id, 'prepare');
  const failed = await uploader.get(second.id);
  expect(failed).toMatchObject({ state: 'failed', failure: { code: 'UNPACKED_TOO_LARGE', stage: 'prepare' } });
  expect(failed.failure?.evidence).toMatch(
    /^this build takes .* unpacked, your other builds .*; the limit is 100(\.0+)? GB$/,
  );
  // The storage counts only what was sent.
  const { usedBytes } = expectReply(await world.rest(storageStatus, {}, as));
  expect(usedBytes).toBe(first.sizeBytes + second.sizeBytes);

  const { appId } = await uploader.get(first.id);
  expectReply(await world.rest(appDelete, { appId: appId ?? '' }, as));
  expectReply(await world.rest(uploadRetry, { uploadId: second.id }, as));
  await run(second.id, 'prepare');
  expect((await uploader.get(second.id)).state).toBe('queued');
});

test('the bin gives way to a build that needs its room, oldest first, and no more than necessary', async () => {
  const person = await world.person();
  const as = { token: person.session };
  const uploader = new TestUploader(world, person);
  const worker = await world.startWorker();
  for (const appName of ['Oldest', 'Newer']) {
    const { id, appId } = await uploader.uploadFile(world.archive, { appName });
    await uploader.waitForEnd(id);
    await takes(id, mostUnpackedBytes(FREE_STORAGE_BYTES) / 2);
    expectReply(await world.rest(appDelete, { appId }, as));
  }
  const { id } = await uploader.uploadFile(world.archive, { appName: 'New' });
  expect((await uploader.waitForEnd(id)).state).toBe('tested');
  const { edges } = expectReply(await world.rest(binList, {}, as));
  expect(edges.map(({ node }) => node.name)).toEqual(['Newer']);
  await worker.close();
});

const room = (bytes: number) => {
  const blocks = Math.floor(bytes / 4096);
  const free = { type: 0, bsize: 4096, blocks, bfree: blocks, bavail: blocks, files: 0, ffree: 0, frsize: 4096 };
  vi.spyOn(promises, 'statfs').mockImplementation(async () => free);
  syncBuiltinESMExports();
};

test('two concurrent unpacks never get the same disk space: the second waits, which is not a fault, and continues once there is space', async () => {
  const [mine, other] = [new TestUploader(world, await world.person()), new TestUploader(world, await world.person())];
  const [large, small] = [await scanned(mine, 'Large'), await scanned(other, 'Small')];
  await takes(large.id, 2 * GIB);
  room(2 * GIB + DISK_RESERVE_BYTES);
  await run(small.id, 'prepare');
  const waiting = (await other.get(small.id)).stages.find(({ stage }) => stage === 'prepare');
  expect(waiting).toMatchObject({ state: 'waiting', note: 'Waiting for disk space.' });
  // A waiting one reserves nothing itself.
  await run(large.id, 'prepare');
  expect((await mine.get(large.id)).state).toBe('queued');
  await run(small.id, 'prepare');
  expect((await other.get(small.id)).state).toBe('queued');
});
