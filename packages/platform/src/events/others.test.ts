import { beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startWorld, type World } from '@launchyard/testing/world/world';
import { publishContent } from './content.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  return () => world.close();
});

const CREATE = `mutation {
  configCreate(input: { name: "Night", idempotencyKey: "of one use" }) { config { name } userErrors { message } }
}`;

/** Records events of that person’s account from now on. */
async function listen({ apiKey }: TestPerson) {
  const socket = world.socket({ key: apiKey });
  const told = socket.iterate({ query: 'subscription { contentChanged { area } }' });
  const next = async () => (await told.next()).value?.data?.['contentChanged'];
  // The first line says that it listens.
  expect(await next()).toEqual({ area: null });
  return { next, stop: () => socket.dispose() };
}

test('an open transaction of one account that has published blocks neither changes nor events of others', async () => {
  const [one, other] = [await world.person(), await world.person()];
  const [ofOne, ofOther] = [await listen(one), await listen(other)];
  const [published, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const open = world.database.sql.transaction(async (tx) => {
    await publishContent(tx, new Date(), one.uuids.account, 'apps');
    published.resolve();
    await ending.promise;
  });
  await published.promise;
  try {
    const made = await world.graphql(CREATE, {}, { key: other.apiKey });
    expect(made).toMatchObject({ data: { configCreate: { config: { name: 'Night' }, userErrors: [] } } });
    expect(await ofOther.next()).toEqual({ area: 'CONFIGS' });
  } finally {
    ending.resolve();
    await open;
  }
  expect(await ofOne.next()).toEqual({ area: 'APPS' });
  await ofOne.stop();
  await ofOther.stop();
});
