import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { parseId } from '@launchyard/domain/kit';
import { stageEstimate, TEST_SECONDS } from '@launchyard/domain/uploads';
import { uploads } from '../../tables/uploads.ts';
import { enterStage } from '../enter.ts';
import { startPipelineWorld, type PipelineWorld } from '../test-pipeline.ts';
import { TestUploader } from '../test-uploader.ts';
import { runQueueStage } from './queue.ts';

let world: PipelineWorld;
beforeAll(async () => {
  world = await startPipelineWorld();
  return () => world.close();
});

/** Uploads of different owners that have just entered the queue, by a clock that never stops. */
async function inLine(count: number) {
  const uploaders = new Map<string, TestUploader>();
  for (let number = 0; number < count; number++) {
    const person = await world.person();
    const uploader = new TestUploader(world, person);
    const { id } = await uploader.uploadFile(world.archive);
    const upload = {
      id: parseId('upload', id) ?? '',
      accountId: person.uuids.account,
      turn: null,
      isOnlyInspected: false,
    };
    await world.database.sql.transaction((tx) => enterStage(tx, world.deps.jobs, new Date(), upload, 'queue'));
    uploaders.set(id, uploader);
  }
  const uploaderOf = (id: string) => uploaders.get(id) ?? expect.unreachable();
  let ticks = Date.now();
  const deps = { ...world.deps, clock: () => new Date((ticks += 3)) };
  const call = (id: string) => runQueueStage(deps, { uploadId: parseId('upload', id) ?? '', stage: 'queue' });
  /** The expected duration of its test, once started. */
  const estimate = async (id: string) => {
    const { stages } = await uploaderOf(id).get(id);
    const begun = stages.map(({ startedAt, finishedAt, ...stage }) => ({
      ...stage,
      startedAt: startedAt === null && stage.stage !== 'test' ? null : Date.parse(startedAt ?? '2026-01-01'),
      finishedAt: finishedAt === null ? null : Date.parse(finishedAt),
    }));
    return stageEstimate('test', begun, null);
  };
  return { uploaderOf, ids: [...uploaders.keys()], call, estimate };
}

test('an upload that went straight through never had a position, and has a longer test estimate than one that waited', async () => {
  const { uploaderOf, ids, call, estimate } = await inLine(3);
  const [first = '', second = '', third = ''] = ids;
  for (const id of ids) await call(id);
  expect(await estimate(first)).toBe(TEST_SECONDS.atOnce);
  expect(await estimate(second)).toBe(TEST_SECONDS.atOnce);
  expect(await uploaderOf(third).place(third)).toBe(1);
  const isIt = eq(uploads.id, parseId('upload', first) ?? '');
  await world.database.sql.update(uploads).set({ state: 'tested' }).where(isIt);
  await call(third);
  expect((await uploaderOf(third).get(third)).state).toBe('testing');
  expect(await estimate(third)).toBe(TEST_SECONDS.afterQueue);
});
