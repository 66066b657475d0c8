import { Failed } from '@launchyard/contract/kit';
import { listCodes } from '@launchyard/domain/kit/codes';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startSchemaWorld, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { beforeAll, describe, expect, test } from 'vitest';

const STORAGE = '{ viewer { account { storage { usedBytes } } } }';

let world: SchemaWorld;
let ada: TestPerson;
beforeAll(async () => {
  world = await startSchemaWorld();
  ada = await world.person();
  for (const name of ['Museum', 'Harbour']) await makeTestedApp(world, ada, name);
  return () => world.close();
});

async function storageFailsWith(failed: Failed) {
  const caller = world.as(ada);
  caller.failing.set('plans.storageStatus', failed);
  const { data, errors } = await caller.run(STORAGE);
  expect(data.viewer.account.storage).toBeNull();
  expect(errors).toHaveLength(1);
  return errors[0];
}

describe('a fault of a service has a code', () => {
  test.each([
    ['UNAUTHENTICATED', 'UNAUTHENTICATED'],
    ['FORBIDDEN', 'FORBIDDEN'],
    ['INPUT_MALFORMED', 'BAD_USER_INPUT'],
    ['NOT_FOUND', 'INTERNAL'],
    ['INTERNAL', 'INTERNAL'],
  ] as const)('%s as %s', async (fault, code) => {
    const error = await storageFailsWith(new Failed(fault, 'plans'));
    expect(error).toMatchObject({ path: 'viewer.account.storage', extensions: { code } });
    expect(error?.message).not.toContain('plans');
  });

  test('RATE_LIMITED with the time to wait', async () => {
    const error = await storageFailsWith(new Failed('RATE_LIMITED', 'plans', { retryAfterSeconds: 7 }));
    expect(error?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfterSeconds: 7 });
  });

  test('UNAVAILABLE as UPSTREAM_UNAVAILABLE with the service', async () => {
    const error = await storageFailsWith(new Failed('UNAVAILABLE', 'plans'));
    expect(error?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE', service: 'plans' });
  });
});

test('a page of more than a hundred or less than none is refused before any list is asked for', async () => {
  for (const first of [-1, 101, 1e9]) {
    const caller = world.as(ada);
    const { data, errors } = await caller.run(
      `query ($first: Int) { viewer { account { apps(first: $first) { totalCount } uploads(first: $first) { totalCount }
        streamingLinks(first: $first) { totalCount } configs(first: $first) { totalCount } storage { usedBytes } } } }`,
      { first },
    );
    expect(data.viewer.account).toMatchObject({ apps: null, uploads: null, streamingLinks: null, configs: null });
    expect(data.viewer.account.storage).not.toBeNull();
    expect(errors.map((each) => each.code)).toEqual(Array(4).fill('BAD_USER_INPUT'));
    expect(caller.calls.map((each) => each.name)).toEqual(['session.state', 'plans.storageStatus']);
  }
});

test('a page of none or a hundred is answered, and one left out or null is twenty', async () => {
  const page = `query ($first: Int) { viewer { account { apps(first: $first) { nodes { name } totalCount } } } }`;
  const none = await world.as(ada).run(page, { first: 0 });
  expect(none.data.viewer.account.apps).toEqual({ nodes: [], totalCount: 2 });
  const hundred = await world.as(ada).run(page, { first: 100 });
  expect(hundred.data.viewer.account.apps.nodes).toHaveLength(2);
  for (const variables of [{}, { first: null }]) expect((await world.as(ada).run(page, variables)).errors).toEqual([]);
});

test('a cursor that was never given is BAD_USER_INPUT', async () => {
  const { errors } = await world.as(ada).run('{ viewer { account { apps(after: "nonsense") { totalCount } } } }');
  expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', path: 'viewer.account.apps' }]);
});

test('no payload promises the refusals that only a list has', async () => {
  const { data } = await world.as(ada).run('{ codes: __type(name: "UserErrorCode") { enumValues { name } } }');
  const codes = data.codes.enumValues.map(({ name }: { name: string }) => name);
  expect(codes).toContain('LINK_NAME_TAKEN');
  expect(codes.filter((code: string) => code in listCodes)).toEqual([]);
});

test('pages follow one another by their cursors', async () => {
  const page = `query ($after: String) { viewer { account { apps(first: 1, after: $after) {
    edges { cursor node { name } } nodes { name } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } } }`;
  const one = (await world.as(ada).run(page)).data.viewer.account.apps;
  expect(one).toMatchObject({ nodes: [{ name: 'Harbour' }], pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  const two = (await world.as(ada).run(page, { after: one.pageInfo.endCursor })).data.viewer.account.apps;
  expect(two).toMatchObject({
    edges: [{ cursor: two.pageInfo.startCursor, node: { name: 'Museum' } }],
    pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: two.pageInfo.startCursor },
  });
});

test('pages run back from the end, and sorted as asked', async () => {
  const page = `query ($before: String, $orderBy: AppOrder) { viewer { account { apps(last: 1, before: $before, orderBy: $orderBy) {
    nodes { name } pageInfo { hasNextPage hasPreviousPage startCursor } } } } }`;
  const orderBy = { field: 'NAME', direction: 'DESC' };
  const one = (await world.as(ada).run(page, { orderBy })).data.viewer.account.apps;
  expect(one).toMatchObject({ nodes: [{ name: 'Harbour' }], pageInfo: { hasNextPage: false, hasPreviousPage: true } });
  const before = one.pageInfo.startCursor;
  const two = (await world.as(ada).run(page, { before, orderBy })).data.viewer.account.apps;
  expect(two).toMatchObject({ nodes: [{ name: 'Museum' }], pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  const other = await world.as(ada).run(page, { before });
  expect(other.errors).toMatchObject([{ code: 'BAD_USER_INPUT', path: 'viewer.account.apps' }]);
});

test.each([-1, 0.5, Number.MAX_SAFE_INTEGER + 1, '5'])('%s is no number of bytes', async (sizeBytes) => {
  const start = `mutation ($sizeBytes: Bytes!) { uploadStart(input: {
    appName: "A", fileName: "a.zip", sizeBytes: $sizeBytes, fingerprint: "${'a'.repeat(64)}", idempotencyKey: "12345678" }) { upload { id } } }`;
  const { errors } = await world.as(ada).run(start, { sizeBytes });
  expect(errors[0]?.message).toMatch(/Bytes/);
});
