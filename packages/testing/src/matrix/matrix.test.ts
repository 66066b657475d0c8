import { getNamedType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '@launchyard/schema/schema';
import { startWorld, type GraphqlAsker, type World } from '../world/world.ts';
import { ACTORS, makeCast, type Cast } from './actors.ts';
import { answerText, ask } from './ask.ts';
import { rows, type Target } from './rows.ts';
import { absentOf, makeTarget, malformedOf } from './target.ts';

let world: World;
let cast: Cast;
let target: Target;
beforeAll(async () => {
  world = await startWorld({ trustedProxies: ['127.0.0.1'] });
  cast = await makeCast(world);
  target = await makeTarget(world, cast.owner);
  await cast.limitTo([target.appId]);
});
afterAll(() => world.close());

describe.each(rows)('$field: $document', (row) => {
  test.each(ACTORS)('asked by %s', async (actor) => {
    expect(await ask(world, row, cast.askers[actor], { ...target, fresh: `${actor}-${row.field}` })).toBe(
      row.expected[actor],
    );
  });
});

test('every field of the schema is in some row', () => {
  const asked = new Set<string>();
  const types = new TypeInfo(schema);
  for (const row of rows) {
    visit(
      parse(row.document),
      visitWithTypeInfo(types, {
        Field: () => {
          asked.add(`${types.getParentType()?.name}.${types.getFieldDef()?.name}`);
        },
      }),
    );
  }
  const all = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );
  expect(all.filter((field) => !asked.has(field))).toEqual([]);
});

test('every root field, and every field of Account with a call of its own, has its own rows', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const named = new Set(rows.map((row) => row.field));
  const wanted = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`));
  const account = schema.getType('Account');
  const ofAccount = isObjectType(account)
    ? Object.values(account.getFields())
        .filter((field) => isObjectType(getNamedType(field.type)))
        .map((field) => `Account.${field.name}`)
    : [];
  expect([...wanted, ...ofAccount].filter((field) => !named.has(field))).toEqual([]);
});

describe('in one’s own account, foreign ids get the same answers as ids that never existed', () => {
  const withIds = rows.filter(
    (row) => row.variables && row.field !== 'Query.account' && row.field !== 'Mutation.sessionDelete',
  );
  test.each(withIds)('$document', async (row) => {
    const as: GraphqlAsker = { key: cast.other.apiKey };
    const answers = [target, absentOf(target), malformedOf(target)].map((of, i) =>
      answerText(world, row, as, { ...of, fresh: `foreign-${i}-${row.field}` }),
    );
    const [foreign, missing, broken] = await Promise.all(answers);
    expect(foreign).toBe(missing);
    expect(foreign).toBe(broken);
  });
});
