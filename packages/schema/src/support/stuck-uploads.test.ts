import { expect, test } from 'vitest';
import { anUpload, idOf, stagesAt } from '../testing/rows.ts';
import { World } from '../testing/world.ts';

const STUCK =
  'query ($first: Int) { stuckUploads(first: $first) { kind since stage why attempts faults account { username viewerStanding viewerCanUpload } upload { id appName viewerCanCancel failure { code } } } }';

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
      kind: 'STANDS_STILL',
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

test('an upload leads to its account by its id alone, or by its reference as it was pasted, and to nothing where there is none', async () => {
  const document =
    'query ($reference: ID!) { account(by: { uploadId: $reference }) { username upload(id: $reference) { appName } } }';
  const run = async (reference: string) => (await new World().run(document, 'support', { reference })).data.account;
  const found = { username: 'ada', upload: { appName: 'Museum' } };
  expect(await run(idOf('upload', 2))).toEqual(found);
  expect(await run(`${idOf('upload', 2)}.prepare.EXECUTABLE_MISSING`)).toEqual(found);
  expect(await run(` Reference: ${idOf('upload', 2)}.test.STUCK. `)).toEqual(found);
  expect(await run(idOf('upload', 99))).toBeNull();
  expect(await run('nonsense')).toBeNull();
});

test('in the view of one account, too, an upload says why it does not go on, and no other account is looked at', async () => {
  const world = worldWithAStuckOne();
  const { data, errors } = await world.run(
    'query ($email: String!) { accountsOf(email: $email) { username uploads { nodes { state standstill { kind since stage why attempts faults } failure { evidence } } } } }',
    'support',
    { email: 'ada@example.com' },
  );
  expect(errors).toEqual([]);
  const [{ username, uploads }] = data.accountsOf;
  expect(username).toBe('ada');
  const told = uploads.nodes.filter(({ standstill }: { standstill: unknown }) => standstill !== null);
  expect(told).toMatchObject([
    { state: 'TESTING', standstill: { kind: 'STANDS_STILL', stage: 'TEST', attempts: 2, faults: 1 } },
  ]);
  expect(world.calls.map(({ name }) => name).toSorted()).toEqual([
    'support.accountList',
    'uploads.list',
    'uploads.standstills',
  ]);
});

test('the failed uploads of one account are read page by page', async () => {
  const document =
    'query ($email: String!, $after: String) { account(by: { email: $email }) { uploads(state: [FAILED], first: 1, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { state } } } }';
  const { data, errors } = await new World().run(document, 'support', { email: 'ada@example.com' });
  expect(errors).toEqual([]);
  expect(data.account.uploads).toMatchObject({ totalCount: 1, nodes: [{ state: 'FAILED' }] });
});
