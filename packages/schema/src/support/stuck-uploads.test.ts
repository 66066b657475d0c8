import { expect, test } from 'vitest';
import { anUpload, idOf, stagesAt } from '../testing/rows.ts';
import { World } from '../testing/world.ts';

const STUCK =
  'query ($first: Int) { stuckUploads(first: $first) { since stage why attempts faults account { username viewerStanding viewerCanUpload } upload { id appName viewerCanCancel failure { code } } } }';

function worldWithAStuckOne(): World {
  const world = new World();
  world.ada.uploads.push(
    anUpload(7, idOf('app', 2), 'Museum', { state: 'testing', stages: stagesAt('test', 0), version: 2 }),
  );
  return world;
}

test('support reads what is stuck in all accounts, and may change nothing of it', async () => {
  const { data, errors } = await worldWithAStuckOne().run(STUCK, 'support');
  expect(errors).toEqual([]);
  expect(data.stuckUploads).toEqual([
    {
      since: '2026-03-01T09:30:00.000Z',
      stage: 'TEST',
      why: 'The extraction is complete: a problem in app testing.',
      attempts: 2,
      faults: 1,
      account: { username: 'ada', viewerStanding: 'SUPPORT', viewerCanUpload: false },
      upload: { id: idOf('upload', 7), appName: 'Museum', viewerCanCancel: false, failure: null },
    },
  ]);
});

test('nobody else reads it, and more than a page is refused', async () => {
  for (const who of ['ada', 'key'] as const) {
    expect((await worldWithAStuckOne().run(STUCK, who)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  }
  expect((await new World().run(STUCK, 'nobody')).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  expect((await new World().run(STUCK, 'support', { first: 51 })).errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
});

test('an upload leads to its account by its id alone, and to nothing where there is none', async () => {
  const document =
    'query ($reference: ID!) { account(by: { uploadId: $reference }) { username upload(id: $reference) { appName } } }';
  const run = async (reference: string) => (await new World().run(document, 'support', { reference })).data.account;
  expect(await run(idOf('upload', 2))).toEqual({ username: 'ada', upload: { appName: 'Museum' } });
  expect(await run(idOf('upload', 99))).toBeNull();
  expect(await run('nonsense')).toBeNull();
});
