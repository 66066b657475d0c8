import { formatId, parseId } from '@launchyard/domain/kit';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startSchemaWorld, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { placeUpload, startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const STUCK =
  'query ($first: Int) { stuckUploads(first: $first) { id appName viewerCanCancel failure { code } account { username viewerStanding viewerCanUpload } stuck { kind startedAt stage why attempts faults } } }';

let world: SchemaWorld;
let ada: TestPerson;
let staff: TestPerson;
let support: SchemaCaller;
let stuck: string;
let failed: string;
const since = new Date(Date.now() - 600_000);
beforeAll(async () => {
  world = await startSchemaWorld();
  staff = await world.person({ role: 'support' });
  ada = await world.person();
  await openCaseFor(world, staff, ada);
  stuck = (await startUpload(world, ada, 'Harbour')).id;
  await placeUpload(world, stuck, { state: 'testing', progressedAt: since });
  await world.database.pool.query(
    `update upload_stages set attempt = 2, faults = 1 where stage = 'test' and upload_id = $1`,
    [parseId('upload', stuck)],
  );
  for (const name of ['Museum', 'Tower']) {
    failed = (await startUpload(world, ada, name)).id;
    const failure = { code: 'EXECUTABLE_MISSING', stage: 'prepare', message: 'No exe found in the zip' } as const;
    await placeUpload(world, failed, { state: 'failed', failure });
  }
  return () => world.close();
});
beforeEach(() => {
  support = world.as(staff);
});

test('support reads what is stuck in all accounts, and may change nothing of it', async () => {
  const { data, errors } = await support.run(STUCK);
  expect(errors).toEqual([]);
  expect(support.calls.map(({ name }) => name)).toEqual(['support.stuckUploadList']);
  expect(data.stuckUploads).toEqual([
    {
      id: stuck,
      appName: 'Harbour',
      viewerCanCancel: false,
      failure: null,
      account: { username: ada.username, viewerStanding: 'SUPPORT', viewerCanUpload: false },
      stuck: {
        kind: 'NO_PROGRESS',
        startedAt: since.toISOString(),
        stage: 'TEST',
        why: 'The extraction is complete: a problem in app testing.',
        attempts: 2,
        faults: 1,
      },
    },
  ]);
});

test('nobody else reads it, and more than a page is refused', async () => {
  for (const who of [ada, { key: ada.apiKey }]) {
    expect((await world.as(who).run(STUCK)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  }
  expect((await world.as({}).run(STUCK)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  expect((await support.run(STUCK, { first: 51 })).errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
});

const OPEN = `mutation ($by: AccountLookup!, $uploadId: ID!) { supportCaseOpen(input: { by: $by, reason: "Asked by e-mail" }) {
  supportCase { accountLabel account { upload(id: $uploadId) { appName } uploads { nodes { state stuck { kind stage attempts faults } failure { message } } } } }
  userErrors { code field }
} }`;

const openBy = async (reference: string) =>
  (await support.run(OPEN, { by: { uploadId: reference }, uploadId: reference })).data.supportCaseOpen;

test('a case is opened by an upload id or a pasted reference', async () => {
  for (const reference of [stuck, `${stuck}.prepare.EXECUTABLE_MISSING`, ` Reference: ${stuck}.test.STUCK. `]) {
    const { supportCase } = await openBy(reference);
    expect(supportCase).toMatchObject({ accountLabel: ada.username, account: { upload: { appName: 'Harbour' } } });
  }
  for (const reference of [formatId('upload', '01934f6e-2b5c-7c3a-9f10-0123456789ab'), 'nonsense']) {
    expect(await openBy(reference)).toEqual({
      supportCase: null,
      userErrors: [{ code: 'ACCOUNT_NOT_FOUND', field: ['by'] }],
    });
  }
});

test('one document leads from an e-mail address to why an upload is stuck', async () => {
  const fresh = world.as(await world.person({ role: 'support' }));
  const { data, errors } = await fresh.run(OPEN, { by: { email: ada.email }, uploadId: stuck });
  expect(errors).toEqual([]);
  const { accountLabel, account } = data.supportCaseOpen.supportCase;
  expect(accountLabel).toBe(ada.username);
  expect(account.uploads.nodes).toMatchObject([
    { failure: { message: 'No exe found in the zip' } },
    { failure: { message: 'No exe found in the zip' } },
    { state: 'TESTING', stuck: { kind: 'NO_PROGRESS', stage: 'TEST', attempts: 2, faults: 1 } },
  ]);
});

test('the failed uploads of one account are read page by page', async () => {
  const document =
    'query ($email: String!, $after: String) { account(by: { email: $email }) { uploads(state: [FAILED], first: 1, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id state } } } }';
  const { data, errors } = await support.run(document, { email: ada.email });
  expect(errors).toEqual([]);
  const { pageInfo, ...page } = data.account.uploads;
  expect(page).toEqual({ totalCount: 2, nodes: [{ id: failed, state: 'FAILED' }] });
  expect(pageInfo.hasNextPage).toBe(true);
  const next = await support.run(document, { email: ada.email, after: pageInfo.endCursor });
  expect(next.data.account.uploads).toMatchObject({ pageInfo: { hasNextPage: false }, nodes: [{ state: 'FAILED' }] });
  expect(next.data.account.uploads.nodes[0].id).not.toBe(failed);
});
