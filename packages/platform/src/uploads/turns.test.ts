import { beforeAll, expect, test, vi } from 'vitest';
import { uploadPlaces } from '@launchyard/contract/uploads';
import { parseId } from '@launchyard/domain/kit';
import { MAX_UNFINISHED_UPLOADS } from '@launchyard/domain/uploads';
import type { TestPerson } from '@launchyard/testing/world/people';
import { expectReply } from '@launchyard/testing/world/rest';
import { enterStage } from './enter.ts';
import { startPipelineWorld, type PipelineWorld } from './test-pipeline.ts';
import { TestUploader } from './test-uploader.ts';

let world: PipelineWorld;
beforeAll(async () => {
  world = await startPipelineWorld();
  return () => world.close();
});

/** Uploads so many builds in an account; they wait for a worker. */
async function queueUp(person: TestPerson, count: number): Promise<string[]> {
  const uploader = new TestUploader(world, person);
  const ids = [];
  for (let i = 0; i < count; i++) ids.push((await uploader.uploadFile(world.archive, { appName: `App${i}` })).id);
  return ids;
}

async function stand(person: TestPerson, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const upload = { id: parseId('upload', id) ?? '', accountId: person.uuids.account, turn: null };
    await world.database.sql.transaction((tx) => enterStage(tx, world.deps.jobs, new Date(), upload, 'queue'));
  }
}

const places = async (person: TestPerson, uploadIds: string[]) =>
  expectReply(await world.rest(uploadPlaces, { uploadIds }, { token: person.session })).places;

test('owners take turns at every stage: one with many uploads does not delay another, and positions reflect that', async () => {
  const [many, also, one] = [await world.person(), await world.person(), await world.person()];
  const lots = await queueUp(many, 5);
  const others = await queueUp(also, 4);
  const [single = ''] = await queueUp(one, 1);
  await stand(many, lots);
  await stand(also, others);
  await stand(one, [single]);
  expect(await places(many, lots)).toEqual([1, 4, 6, 8, 10]);
  expect(await places(also, others)).toEqual([2, 5, 7, 9]);
  expect(await places(one, [single])).toEqual([3]);

  // Back to where they were: nothing was acquired yet.
  await world.database.pool.query(`update uploads set state = 'acquiring'`);
  const worker = await world.startWorker();
  const finish = async (person: TestPerson, ids: string[]) => {
    const ended = await Promise.all(ids.map((id) => new TestUploader(world, person).waitForEnd(id)));
    expect(ended.map((each) => each.state)).toEqual(ids.map(() => 'tested'));
    return ended.map((each) => Date.parse(each.stages[1]?.startedAt ?? ''));
  };
  const [first, second, [alone]] = [await finish(many, lots), await finish(also, others), await finish(one, [single])];
  await worker.close();
  expect(alone).toBeLessThan(first[2] ?? 0);
  expect(alone).toBeLessThan(second[2] ?? 0);
});

test('builds are tested in the order of their positions', async () => {
  const [many, one] = [await world.person(), await world.person()];
  const lots = await queueUp(many, 3);
  const [single = ''] = await queueUp(one, 1);
  await stand(many, lots);
  await stand(one, [single]);
  const shown = [...(await places(many, lots)), ...(await places(one, [single]))];
  const expected = [lots[0], single, lots[1], lots[2]];
  expect([lots[0], lots[1], lots[2], single].toSorted((a, b) => placeOf(a) - placeOf(b))).toEqual(expected);
  function placeOf(id: string | undefined): number {
    return shown[[...lots, single].indexOf(id ?? '')] ?? 0;
  }
  // Two enter their test at once, which finds no build; each that leaves makes room for the next in the same order.
  const worker = await world.startWorker();
  const uploaders = new Map([...lots.map((id) => [id, many] as const), [single, one] as const]);
  const uploaderOf = (id: string) => new TestUploader(world, uploaders.get(id) ?? one);
  const testing = async () => {
    const states = await Promise.all([...uploaders.keys()].map((id) => uploaderOf(id).get(id)));
    return states.filter(({ state }) => state === 'testing').map(({ id }) => id);
  };
  const [a = '', b = '', c = '', d = ''] = expected;
  await vi.waitFor(async () => expect(new Set(await testing())).toEqual(new Set([a, b])));
  await uploaderOf(b).stop(b);
  await vi.waitFor(async () => expect(new Set(await testing())).toEqual(new Set([a, c])));
  await uploaderOf(a).stop(a);
  await vi.waitFor(async () => expect(new Set(await testing())).toEqual(new Set([c, d])));
  await worker.close();
});

test(`an account has at most ${MAX_UNFINISHED_UPLOADS} unfinished uploads`, async () => {
  const uploader = new TestUploader(world, await world.person());
  const started = [];
  for (let i = 0; i < MAX_UNFINISHED_UPLOADS; i++)
    started.push(await uploader.start({ appName: `App${i}`, sizeBytes: 1 }));
  const refused = await uploader.tryStart({ appName: 'OneTooMany', sizeBytes: 1 });
  expect(refused.refusals?.[0]?.code).toBe('TOO_MANY_UPLOADS');
  await uploader.tryCancel(started[0]?.id ?? '');
  expectReply(await uploader.tryStart({ appName: 'OneTooMany', sizeBytes: 1 }));
});
