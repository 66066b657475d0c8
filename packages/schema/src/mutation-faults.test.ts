import { Failed } from '@launchyard/contract/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startSchemaWorld, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { beforeAll, expect, test } from 'vitest';

let world: SchemaWorld;
let ada: TestPerson;
let appId: string;
beforeAll(async () => {
  world = await startSchemaWorld();
  ada = await world.person();
  appId = (await makeTestedApp(world, ada, 'Harbour')).id;
  return () => world.close();
});

const CONFIGS = `mutation ($first: ConfigCreateInput!, $second: ConfigCreateInput!) {
  first: configCreate(input: $first) { config { id name } userErrors { code } }
  second: configCreate(input: $second) { config { id } userErrors { code } }
}`;

test('a created object is returned even if a second create fails', async () => {
  const first = { name: 'kiosk', idempotencyKey: 'the first config' };
  // Longer than any text that is judged in words, so that it is no refusal.
  const second = { name: 'x'.repeat(100_001), idempotencyKey: 'the second config' };
  const { data, errors } = await world.as(ada).run(CONFIGS, { first, second });
  expect(data).toEqual({ first: { config: { id: expect.any(String), name: 'kiosk' }, userErrors: [] }, second: null });
  expect(errors.map(({ code, path }) => [code, path])).toEqual([['BAD_USER_INPUT', 'second']]);
});

const BOTH = `mutation ($config: ConfigCreateInput!, $link: StreamingLinkCreateInput!) {
  configCreate(input: $config) { config { name } userErrors { code } }
  streamingLinkCreate(input: $link) { streamingLink { id } userErrors { code } }
}`;

test.each([
  ['UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
  ['FORBIDDEN', 'FORBIDDEN'],
  ['INTERNAL', 'INTERNAL'],
] as const)('what was created is told also when what follows meets %s', async (fault, code) => {
  const caller = world.as(ada);
  caller.failing.set('links.streamingCreate', new Failed(fault, 'links'));
  const config = { name: `after_${fault}`, idempotencyKey: `a config, then ${fault}` };
  const link = { appId, idempotencyKey: `a link, then ${fault}` };
  const { data, errors } = await caller.run(BOTH, { config, link });
  expect(data).toEqual({ configCreate: { config: { name: config.name }, userErrors: [] }, streamingLinkCreate: null });
  expect(errors.map((error) => [error.code, error.path])).toEqual([[code, 'streamingLinkCreate']]);
});
