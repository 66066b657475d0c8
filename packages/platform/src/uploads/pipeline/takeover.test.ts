import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { eventsSince } from '@launchyard/contract/events';
import { storageStatus } from '@launchyard/contract/plans';
import { uploadPlaces, type Upload } from '@launchyard/contract/uploads';
import { parseId } from '@launchyard/domain/kit';
import type { Stage } from '@launchyard/domain/uploads';
import { writeBuild } from '@launchyard/testing/archives/index';
import { COMPILED } from '@launchyard/testing/compiled';
import { urlFor } from '@launchyard/testing/database/test-cluster';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { PROCESS_PATIENCE } from '@launchyard/testing/waits';
import { mails } from '../../tables/providers.ts';
import { uploadStages } from '../../tables/uploads.ts';
import { TestUploader } from '../test-uploader.ts';

const BUILD = { project: 'ArchViz', platform: 'Windows', engine: '5.4', plugin: 1 } as const;
const SOON = { timeout: PROCESS_PATIENCE, interval: 10 };
const workerFile = fileURLToPath(new URL('../../main-worker.ts', import.meta.url));

let world: PlatformWorld;
let folder: string;
let archive: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-takeover-'));
  archive = join(folder, 'many.zip');
  // Enough files that its stages can be caught while they run.
  writeBuild(archive, { ...BUILD, webServerModules: 3_000 });
  world = await startPlatform();
  return async () => {
    for (const child of children) child.kill('SIGKILL');
    await world.close();
    await rm(folder, { recursive: true, force: true });
  };
});

/** A worker as in production: a separate process. */
async function forkWorker(): Promise<ChildProcess> {
  const { dataDir } = world.config;
  const env = {
    DATABASE_URL: urlFor('worker', world),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    NODE_COMPILE_CACHE: COMPILED,
  };
  const child = fork(workerFile, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  await once(child, 'message');
  return child;
}

async function newUploader(): Promise<{ token: string; accountUuid: string; email: string; uploader: TestUploader }> {
  const person = await world.person({ purchasedStorageBytes: 1e11 });
  const uploader = new TestUploader(world, person);
  return { token: person.session, accountUuid: person.uuids.account, email: person.email, uploader };
}

const readStage = async (uploadId: string, stage: Stage) => {
  const which = and(eq(uploadStages.uploadId, uploadId), eq(uploadStages.stage, stage));
  const [row] = await world.database.sql.select().from(uploadStages).where(which);
  if (!row) throw new Error(`no stage ${stage}`);
  return row;
};
const untilBegun = (uploadId: string, stage: Stage) =>
  vi.waitFor(async () => expect((await readStage(uploadId, stage)).state).not.toBe('waiting'), SOON);

/**
 * An upload of a new customer whose worker was sent a signal during `prepare`, and has ended. The stage may be over before
 * the signal comes: then another upload is tried.
 */
async function endWorkerDuringPrepare(signal: NodeJS.Signals) {
  for (;;) {
    const customer = await newUploader();
    const worker = await forkWorker();
    const upload = await customer.uploader.uploadFile(archive, { sendsUpdatesOnEmail: true });
    const uploadId = parseId('upload', upload.id) ?? '';
    await untilBegun(uploadId, 'prepare');
    const ended = once(worker, 'exit');
    worker.kill(signal);
    const [code] = await ended;
    if ((await readStage(uploadId, 'prepare')).state !== 'done') return { ...customer, upload, uploadId, code };
  }
}

test('a worker killed during a stage is replaced, and the upload ends once', async () => {
  const { token, email, uploader, upload, uploadId } = await endWorkerDuringPrepare('SIGKILL');
  expect((await readStage(uploadId, 'prepare')).state).toBe('running');

  const heir = await world.startWorker();
  await vi.waitFor(async () => expect((await readStage(uploadId, 'prepare')).attempt).toBe(2), PROCESS_PATIENCE);
  const ended = await uploader.waitForEnd(upload.id);
  await heir.close();
  expect(ended.state).toBe('tested');
  expect((await readStage(uploadId, 'prepare')).attempt).toBe(2);
  const { missed } = expectReply(await world.rest(eventsSince, { after: 0 }, { token }));
  expect(missed.filter((event) => isTested(event))).toHaveLength(1);
  expect(missed.filter((event) => event.type === 'notification.added')).toHaveLength(1);
  expect(await world.database.sql.$count(mails, eq(mails.recipient, email))).toBe(1);
});

const isTested = (event: { type: string; upload?: Upload }) => event.upload?.state === 'tested';

test('a worker that is shut down leaves its stage to the next one at once', async () => {
  const { uploader, upload, uploadId, code } = await endWorkerDuringPrepare('SIGTERM');
  expect(code).toBe(0);
  expect((await readStage(uploadId, 'prepare')).faults).toBe(0);
  // It gave its job back, to be begun soon: nobody has to find out that it is dead.
  const { rows } = await world.database.pool.query<{ state: string; isSoon: boolean }>(
    `select state, start_after < now() + interval '5 seconds' "isSoon" from pgboss.job where name = 'upload-prepare' and data->>'uploadId' = $1`,
    [uploadId],
  );
  expect(rows).toEqual([{ state: 'retry', isSoon: true }]);
  const heir = await world.startWorker();
  expect((await uploader.waitForEnd(upload.id)).state).toBe('tested');
  await heir.close();
});

test('deleting the application during a stage leaves nothing on disk and frees the storage', async () => {
  const { token, uploader } = await newUploader();
  const worker = await world.startWorker();
  const upload = await uploader.uploadFile(archive);
  const uploadId = parseId('upload', upload.id) ?? '';
  await untilBegun(uploadId, 'scan');
  await uploader.stop(upload.id);
  expect(expectReply(await world.rest(storageStatus, {}, { token }))).toMatchObject({ usedBytes: 0, reservedBytes: 0 });
  await vi.waitFor(async () => {
    expect(await list('files', 'objects')).not.toContain(uploadId);
    expect(await list('work')).not.toContain(uploadId);
  }, SOON);
  await worker.close();
  expect(await list('work')).not.toContain(uploadId);
  expect(await uploader.get(upload.id)).toMatchObject({ state: 'cancelled', failure: null });
});

const list = (...path: string[]) => readdir(join(world.config.dataDir, ...path)).catch(() => []);

test('while two builds are tested the others wait in order of arrival, and continue as soon as one has left', async () => {
  const small = join(folder, 'small.zip');
  writeBuild(small, BUILD);
  const owners = await Promise.all(['A', 'B', 'C', 'D'].map(newUploader));
  const [a, b, c, d] = await Promise.all(owners.map(({ uploader }) => uploader.uploadFile(small)));
  if (!a || !b || !c || !d) throw new Error('four were uploaded');
  const put = (upload: Upload, state: string, queuedAt: string) =>
    world.database.pool.query(`update uploads set state = $2, turn = 0, queued_at = $3 where id = $1`, [
      parseId('upload', upload.id),
      state,
      queuedAt,
    ]);
  await put(a, 'testing', '2026-01-01T00:00:00Z');
  await put(b, 'testing', '2026-01-01T00:00:01Z');
  await put(c, 'queued', '2026-01-01T00:00:03Z');
  await put(d, 'queued', '2026-01-01T00:00:02Z');
  const uploadIds = [a.id, c.id, d.id, 'upl_none'];
  const places = async (token: string) => expectReply(await world.rest(uploadPlaces, { uploadIds }, { token })).places;
  const seen = await Promise.all(owners.map(({ token }) => places(token)));
  expect(seen).toEqual([NONE, NONE, [null, 2, null, null], [null, null, 1, null]]);
  const worker = await world.startWorker();
  const [ofA, ofB, ofC, ofD] = owners.map(({ uploader }) => uploader);
  await ofA?.stop(a.id);
  // D came before C. Its test finds no build, which does not matter here.
  await vi.waitFor(async () => expect((await ofD?.get(d.id))?.state).toBe('testing'), SOON);
  expect((await ofC?.get(c.id))?.state).toBe('queued');
  await ofB?.stop(b.id);
  await vi.waitFor(async () => expect((await ofC?.get(c.id))?.state).toBe('testing'), SOON);
  await worker.close();
});

/** Nobody sees the places of others. */
const NONE = [null, null, null, null];
