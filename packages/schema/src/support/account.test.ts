import { buildClientSchema, execute, introspectionFromSchema, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../schema.ts';
import { idOf } from '../testing/rows.ts';
import { json, World } from '../testing/world.ts';

const ACCOUNT = `query ($by: AccountLookup!) { account(by: $by) { id username viewerStanding viewerCanUpload viewerCanChangeLinks
  uploads { nodes { viewerCanCancel viewerCanSendParts } } streamingLinks { nodes { viewerCanDelete } } apps { nodes { viewerCanUpload } } } }`;

test.each([{ id: idOf('account', 1) }, { email: 'ada@example.com' }, { username: 'ada' }])(
  'support finds an account by %o, reads everything and may change nothing',
  async (by) => {
    const { data, errors } = await new World().run(ACCOUNT, 'support', { by });
    expect(errors).toEqual([]);
    expect(data.account).toMatchObject({ username: 'ada', viewerStanding: 'SUPPORT' });
    const granted = JSON.stringify(data).match(/"viewerCan\w+":(true|false)/g) ?? [];
    expect(granted.length).toBeGreaterThan(8);
    expect(granted.filter((each) => each.endsWith('true'))).toEqual([]);
  },
);

test('an account that is not there is null, however it is named', async () => {
  for (const by of [
    { id: idOf('account', 99) },
    { id: 'x'.repeat(500) },
    { id: '' },
    { email: 'no@example.com' },
    { username: 'no' },
  ]) {
    expect(await new World().run(ACCOUNT, 'support', { by })).toEqual({ data: { account: null }, errors: [] });
  }
});

test('customers and keys are FORBIDDEN to look, nobody is UNAUTHENTICATED', async () => {
  const by = { id: idOf('account', 1) };
  for (const who of ['ada', 'bob', 'key'] as const) {
    expect((await new World().run(ACCOUNT, who, { by })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  }
  for (const who of ['nobody', 'expired'] as const) {
    expect((await new World().run(ACCOUNT, who, { by })).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  }
});

describe('an executor that lets a wrong look-up through gets BAD_USER_INPUT and no account', () => {
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
    { id: idOf('account', 1), email: 'bob@example.com' },
    { email: 'bob@example.com', username: null },
  ])('%o', async (by) => {
    const world = new World();
    const document = parse('query ($by: AccountLookup!) { account(by: $by) { id } }');
    const context = world.context('support');
    const answer = json(await execute({ schema: lax, document, variableValues: { by }, contextValue: context }));
    expect(answer.data).toEqual({ account: null });
    expect(answer.errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
    expect(world.calls).toEqual([]);
  });
});
