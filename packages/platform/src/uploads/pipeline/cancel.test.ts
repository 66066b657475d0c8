import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { storageStatus } from '@launchyard/contract/plans';
import { parseId } from '@launchyard/domain/kit';
import { STAGES, stateOfStage, type JobStage } from '@launchyard/domain/uploads';
import { expectReply } from '@launchyard/testing/world/rest';
import { mails } from '../../tables/providers.ts';
import { uploadStages } from '../../tables/uploads.ts';
import { enterStage } from '../enter.ts';
import { stageQueues } from '../queues.ts';
import { startPipelineWorld, type PipelineWorld } from '../test-pipeline.ts';
import { TestUploader } from '../test-uploader.ts';
import { runStage } from './run.ts';

let world: PipelineWorld;
beforeAll(async () => {
  world = await startPipelineWorld();
  return () => world.close();
});

/** An upload that has just entered a stage and has its job; earlier stages count as done. */
async function arriveAt(stage: JobStage) {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.uploadFile(world.archive, { sendsUpdatesOnEmail: true });
  const uploadId = parseId('upload', id) ?? '';
  const upload = { id: uploadId, accountId: person.uuids.account, turn: null, isOnlyInspected: false };
  const before = STAGES.slice(0, STAGES.indexOf(stage));
  await world.database.sql.transaction(async (tx) => {
    for (const each of before) {
      const which = and(eq(uploadStages.uploadId, uploadId), eq(uploadStages.stage, each));
      await tx.update(uploadStages).set({ state: 'done', progressPercent: 100, finishedAt: new Date() }).where(which);
    }
    await enterStage(tx, world.deps.jobs, new Date(), upload, stage);
  });
  return { person, uploader, id, uploadId };
}

type Arrived = Awaited<ReturnType<typeof arriveAt>>;

/** Stopped completely: no storage, no e-mail, no file, and no stage written afterwards. */
async function expectGone({ person, uploader, id, uploadId }: Arrived): Promise<void> {
  const upload = await uploader.get(id);
  const status = expectReply(await world.rest(storageStatus, {}, { token: person.session }));
  expect(status).toMatchObject({ usedBytes: 0, reservedBytes: 0 });
  const worker = await world.startWorker();
  const list = (...path: string[]) => readdir(join(world.config.dataDir, ...path)).catch(() => []);
  await vi.waitFor(
    async () => {
      expect(await list('files', 'objects')).not.toContain(uploadId);
      expect(await list('work')).not.toContain(uploadId);
      const open = sql`select 1 from pgboss.job where state < 'completed' and data->>'uploadId' = ${uploadId}`;
      expect((await world.database.sql.execute(open)).rowCount).toBe(0);
    },
    { interval: 50 },
  );
  await worker.close();
  expect(await uploader.get(id)).toEqual(upload);
  expect(upload).toMatchObject({ state: 'cancelled', failure: null, expiresAt: null });
  expect(await world.database.sql.$count(mails, eq(mails.recipient, person.email))).toBe(0);
}

const JOB_STAGES = ['acquire', 'scan', 'prepare', 'queue', 'test'] as const;

test.each(JOB_STAGES)(
  'when it enters %s it can no longer be cancelled; deleting its application stops it and leaves nothing',
  async (stage) => {
    const arrived = await arriveAt(stage);
    const { uploader, id } = arrived;
    const state = stateOfStage(stage);
    expect((await uploader.get(id)).state).toBe(state);
    expect((await uploader.tryCancel(id)).refusals).toMatchObject([{ code: 'UPLOAD_PAST_CANCEL' }]);
    expect(await uploader.get(id)).toMatchObject({ state, cancelledBy: null });
    await uploader.stop(id);
    await expectGone(arrived);
  },
);

test.each(['acquire', 'scan', 'prepare', 'test'] as const)(
  'stopped during %s, the running attempt writes nothing, wherever it notices',
  async (stage) => {
    const arrived = await arriveAt(stage);
    const { uploader, id, uploadId } = arrived;
    const settle = vi.fn();
    await runStage(
      world.deps,
      { uploadId, stage },
      async (context) => {
        await writeFile(join(context.folder, 'half'), 'a');
        await uploader.stop(id);
        return settle;
      },
      new AbortController().signal,
    );
    expect(settle).not.toHaveBeenCalled();
    await expectGone(arrived);
  },
);

test('what a killed worker leaves after its upload’s remains were removed is removed with its job', async () => {
  const arrived = await arriveAt('scan');
  await arrived.uploader.stop(arrived.id);
  await expectGone(arrived);
  await mkdir(join(world.config.dataDir, 'work', arrived.uploadId, 'scan-1'), { recursive: true });
  // Nobody finished the job, so another worker gets it.
  await world.database.sql.transaction((tx) =>
    world.deps.jobs.send(
      tx,
      stageQueues.scan,
      { uploadId: arrived.uploadId, stage: 'scan' },
      { owner: arrived.id, turn: 0 },
    ),
  );
  await expectGone(arrived);
});

test('a clock set forward and back during a stage ends nothing and revives nothing', async () => {
  const arrived = await arriveAt('acquire');
  const { uploader, id, uploadId } = arrived;
  let now = new Date();
  const deps = { ...world.deps, clock: () => now };
  const jump = (hours: number) => {
    now = new Date(now.getTime() + hours * 3600_000);
  };
  const run = (stage: JobStage, hours: number) =>
    runStage(deps, { uploadId, stage }, async () => jump(hours), new AbortController().signal);
  await run('acquire', 30 * 24);
  expect((await uploader.get(id)).state).toBe('scanning');
  await run('scan', -60 * 24);
  expect((await uploader.get(id)).state).toBe('preparing');
  await uploader.stop(id);
  // The repeated job, by whatever clock, finds nothing to do.
  for (const stage of ['acquire', 'scan', 'prepare'] as const) await run(stage, 1);
  await expectGone(arrived);
});
