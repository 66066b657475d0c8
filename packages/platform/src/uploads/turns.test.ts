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
    const upload = {
      id: parseId('upload', id) ?? '',
      accountId: person.uuids.account,
      turn: null,
      isOnlyInspected: false,
    };
    await world.database.sql.transaction((tx) => enterStage(tx, world.deps.jobs, new Date(), upload, 'queue'));
  }
}

/** Waits until exactly these of somebody’s uploads are being tested. */
async function untilTesting(owners: ReadonlyMap<string, TestPerson>, expected: readonly string[]): Promise<void> {
  await vi.waitFor(async () => {
    const now = await Promise.all([...owners].map(([id, person]) => new TestUploader(world, person).get(id)));
    const testing = now.filter(({ state }) => state === 'testing').map(({ id }) => id);
    expect(testing.toSorted()).toEqual(expected.toSorted());
  });
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
  const [first, second, third] = [await world.person(), await world.person(), await world.person()];
  const owners = new Map<string, TestPerson>();
  for (const [person, count] of [[first, 2] as const, [second, 2] as const, [third, 1] as const]) {
    const ids = await queueUp(person, count);
    await stand(person, ids);
    for (const id of ids) owners.set(id, person);
  }
  const [a1 = '', a2 = '', b1 = '', b2 = '', c1 = ''] = owners.keys();
  const uploaderOf = (id: string) => new TestUploader(world, owners.get(id) ?? first);
  const line = await Promise.all([...owners.keys()].map(async (id) => ({ id, place: await uploaderOf(id).place(id) })));
  expect(line.toSorted((x, y) => (x.place ?? 0) - (y.place ?? 0)).map(({ id }) => id)).toEqual([a1, b1, c1, a2, b2]);
  // Two enter their test at once, which finds no build; each that leaves makes room for the next in the same order.
  const worker = await world.startWorker();
  await untilTesting(owners, [a1, b1]);
  await uploaderOf(b1).stop(b1);
  await untilTesting(owners, [a1, c1]);
  await uploaderOf(a1).stop(a1);
  await untilTesting(owners, [c1, a2]);
  await uploaderOf(c1).stop(c1);
  await untilTesting(owners, [a2, b2]);
  for (const id of [a2, b2]) await uploaderOf(id).stop(id);
  await worker.close();
});

test('the builds of one account never take every test at once: whoever comes later is tested beside them', async () => {
  const [many, one] = [await world.person(), await world.person()];
  const lots = await queueUp(many, 3);
  const [single = ''] = await queueUp(one, 1);
  const owners = new Map(lots.map((id) => [id, many]));
  await stand(many, lots);
  const worker = await world.startWorker();
  await untilTesting(owners, lots.slice(0, 1));
  await stand(one, [single]);
  owners.set(single, one);
  await untilTesting(owners, [lots[0] ?? '', single]);
  expect(await places(many, lots)).toEqual([null, 1, 2]);
  // Its own next one continues when its test is over.
  await new TestUploader(world, many).stop(lots[0] ?? '');
  await untilTesting(owners, [lots[1] ?? '', single]);
  for (const [id, person] of [...owners].slice(1)) await new TestUploader(world, person).stop(id);
  await worker.close();
});

test('a build for which nothing is started waits for nobody', async () => {
  const held = [await world.person(), await world.person()];
  const owners = new Map<string, TestPerson>();
  for (const person of held) {
    const [id = ''] = await queueUp(person, 1);
    await stand(person, [id]);
    owners.set(id, person);
  }
  const worker = await world.startWorker();
  await untilTesting(owners, [...owners.keys()]);
  const uploader = new TestUploader(world, await world.person());
  const { id } = await uploader.uploadFile(world.archive);
  const ended = await uploader.waitForEnd(id);
  expect(ended).toMatchObject({ state: 'tested', buildType: 'windows' });
  await untilTesting(owners, [...owners.keys()]);
  for (const [each, person] of owners) await new TestUploader(world, person).stop(each);
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
