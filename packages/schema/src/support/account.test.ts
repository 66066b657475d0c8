import { buildClientSchema, execute, introspectionFromSchema, parse } from 'graphql';
import { signOut } from '@launchyard/contract/session';
import { formatId } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeLink } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { json, startSchemaWorld, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../schema.ts';

const ACCOUNT = `query ($by: AccountLookup!) { account(by: $by) { id username viewerStanding viewerCanUpload viewerCanChangeLinks
  uploads { nodes { viewerCanCancel viewerCanSendParts } } streamingLinks { nodes { viewerCanDelete } } apps { nodes { viewerCanUpload } } } }`;

let world: SchemaWorld;
let ada: TestPerson;
let support: SchemaCaller;
beforeAll(async () => {
  world = await startSchemaWorld();
  const colleague = await world.person({ role: 'support' });
  support = world.as(colleague);
  ada = await world.person();
  await openCaseFor(world, colleague, ada);
  const { id: appId } = await makeTestedApp(world, ada, 'Harbour');
  await makeLink(world, ada, { appId });
  await startUpload(world, ada, 'Museum');
  return () => world.close();
});

test.each([
  ['id', () => ada.accountId],
  ['email', () => ada.email],
  ['username', () => ada.username],
])('support finds an account by its %s, reads everything and may change nothing', async (name, valueOf) => {
  const { data, errors } = await support.run(ACCOUNT, { by: { [name]: valueOf() } });
  expect(errors).toEqual([]);
  expect(data.account).toMatchObject({ username: ada.username, viewerStanding: 'SUPPORT' });
  const granted = JSON.stringify(data).match(/"viewerCan\w+":(true|false)/g) ?? [];
  expect(granted.length).toBeGreaterThan(6);
  expect(granted.filter((each) => each.endsWith('true'))).toEqual([]);
});

test('without a case, an account is CASE_REQUIRED, whether or not it is there and however it is named', async () => {
  const other = await world.person();
  for (const by of [
    { id: formatId('account', '01934f6e-2b5c-7c3a-9f10-0123456789ab') },
    { id: 'x'.repeat(500) },
    { id: '' },
    { email: 'no@example.com' },
    { username: 'no' },
    { id: other.accountId },
    { email: other.email },
  ]) {
    const { data, errors } = await support.run(ACCOUNT, { by });
    expect(data).toEqual({ account: null });
    expect(errors).toMatchObject([{ code: 'CASE_REQUIRED', message: 'Open a case for this account first.' }]);
  }
});

test('customers and keys are FORBIDDEN, anonymous callers UNAUTHENTICATED', async () => {
  const by = { id: ada.accountId };
  for (const who of [ada, await world.person(), { key: ada.apiKey }]) {
    expect((await world.as(who).run(ACCOUNT, { by })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  }
  const gone = await world.person();
  await world.rest(signOut, {}, { token: gone.session });
  for (const who of [{}, gone]) {
    expect((await world.as(who).run(ACCOUNT, { by })).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  }
});

describe('an invalid look-up is BAD_USER_INPUT and returns no account', () => {
  // Not every executor enforces @oneOf: this one never heard of it.
  const lax = buildClientSchema(introspectionFromSchema(schema, { oneOf: false }));
  for (const type of ['Query', 'Account']) {
    // Both are object types of this schema; resolvers are not part of an introspection.
    const from = schema.getType(type);
    const to = lax.getType(type);
    if (!from || !to || !('getFields' in from) || !('getFields' in to)) throw new Error(type);
    const resolvers = from.getFields();
    for (const [name, field] of Object.entries(to.getFields()))
      Object.assign(field, { resolve: Object(resolvers[name]).resolve });
  }

  test.each([
    {},
    { id: null },
    { id: 'acc_1', email: 'bob@example.com' },
    { email: 'bob@example.com', username: null },
  ])('%o', async (by) => {
    support.calls.length = 0;
    const document = parse('query ($by: AccountLookup!) { account(by: $by) { id } }');
    const context = support.context();
    const answer = json(await execute({ schema: lax, document, variableValues: { by }, contextValue: context }));
    expect(answer.data).toEqual({ account: null });
    expect(answer.errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
    expect(support.calls).toEqual([]);
  });
});
