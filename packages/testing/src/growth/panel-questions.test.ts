import { parse } from 'graphql';
import { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { OPERATION_LIMITS } from '@launchyard/domain/session';
import { operationCost } from '@launchyard/schema/cost';
import { schema } from '@launchyard/schema/schema';
import { startWorld, type World } from '../world/world.ts';
import { makeAskedAccount } from './asked-account.ts';
import { documentOf, panelDocuments } from './large-world.ts';
import { SMALL_ACCOUNT } from './one-account.ts';
import { expectAllAsked, questions, type Asked } from './panel-questions.ts';

let world: World;
let asked: Asked;
let session: string;
beforeAll(async () => {
  world = await startWorld();
  const tables = new Pool({ connectionString: world.migrationUrl, max: 1 });
  const account = await makeAskedAccount(world, tables, { digit: 'a', size: SMALL_ACCOUNT });
  await tables.end();
  asked = account;
  session = account.owner.session;
  return () => world.close();
});

test('every query of the panel is among the questions', () => {
  expectAllAsked();
});

test.each(questions)('$operation returns data: $what', async ({ operation, variables }) => {
  const { data, errors } = await world.graphql(documentOf(operation), variables(asked), { session });
  expect(errors).toBeUndefined();
  expect(data).toBeTruthy();
});

test('no operation of the panel costs more than the API allows', () => {
  const costs = new Map<string, number>();
  for (const { operation, variables } of questions) {
    const cost = operationCost(schema, parse(documentOf(operation)), variables(asked));
    costs.set(operation, Math.max(cost, costs.get(operation) ?? 0));
  }
  for (const document of panelDocuments()) {
    const name = /\b(?:mutation|subscription) (\w+)/.exec(document)?.[1];
    if (name !== undefined) costs.set(name, operationCost(schema, parse(document)));
  }
  expect(costs.size).toBeGreaterThan(60);
  expect([...costs].filter(([, cost]) => cost > OPERATION_LIMITS.points)).toEqual([]);
});
