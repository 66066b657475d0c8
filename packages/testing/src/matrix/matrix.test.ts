import { getNamedType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { schema } from '@launchyard/schema/schema';
import { startWorld, type World } from '../world/world.ts';
import { ACTORS, makeCast, type Cast } from './actors.ts';
import { ask } from './ask.ts';
import { rows, type Target } from './rows.ts';
import { makeTarget } from './target.ts';

let world: World;
let cast: Cast;
let target: Target;
beforeAll(async () => {
  world = await startWorld({ isBehindProxy: true });
  cast = await makeCast(world);
  target = await makeTarget(world, cast.owner);
  await cast.limitTo([target.appId]);
  return () => world.close();
});

describe.each(rows)('$field: $document', (row) => {
  test.each(ACTORS)('asked by %s', async (actor) => {
    // An address of its own for each question: a credential that opens nothing is charged to its address.
    const [high, low] = [Math.floor(rows.indexOf(row) / 256), rows.indexOf(row) % 256];
    expect(
      await ask(
        world,
        row,
        { ...cast.askers[actor], address: `10.${ACTORS.indexOf(actor)}.${high}.${low}` },
        { ...target, fresh: `${actor}-${row.field}` },
      ),
    ).toBe(row.expected[actor]);
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
