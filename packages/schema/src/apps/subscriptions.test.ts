import { appDelete, demoAppDelete } from '@launchyard/contract/apps';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { json, startSchemaWorld, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const DELETED =
  'subscription ($after: String) { appDeleted(after: $after) { cursor deletedAppId isDemoDeleted resync } }';

let world: SchemaWorld;
let person: TestPerson;
let ada: SchemaCaller;
beforeAll(async () => {
  world = await startSchemaWorld();
  return () => world.close();
});
beforeEach(async () => {
  person = await world.person();
  ada = world.as(person);
});

async function open(after?: number) {
  const stream = await ada.subscribe(DELETED, after === undefined ? {} : { after: String(after) });
  if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream.errors));
  return async () => {
    const { value, done } = await stream.next();
    if (done) throw new Error('it ended');
    return json(value).data.appDeleted;
  };
}

async function deleteApp(): Promise<string> {
  const { id } = await makeTestedApp(world, person, 'Harbour');
  await world.rest(appDelete, { appId: id }, { token: person.session });
  return id;
}

test('starts with its position, then sends each deleted application', async () => {
  const begun = await ada.newestEvent();
  const next = await open();
  expect(await next()).toEqual({ cursor: String(begun), deletedAppId: null, isDemoDeleted: false, resync: false });
  // An event of another kind is none of its business.
  await startUpload(world, person, 'Museum');
  const deletedAppId = await deleteApp();
  expect(await next()).toEqual({ cursor: expect.any(String), deletedAppId, isDemoDeleted: false, resync: false });
  await world.rest(demoAppDelete, {}, { token: person.session });
  expect(await next()).toMatchObject({ deletedAppId: null, isDemoDeleted: true });
});

test('missed deletions are sent first', async () => {
  await deleteApp();
  const after = await ada.newestEvent();
  const deletedAppId = await deleteApp();
  const next = await open(after);
  expect(await next()).toMatchObject({ deletedAppId, resync: false });
});

test('a subscriber that missed too much is told to reload the list', async () => {
  const after = await ada.newestEvent();
  await deleteApp();
  const newest = await ada.newestEvent();
  await world.database.pool.query('delete from events where number <= $1', [after + 1]);
  const next = await open(after);
  expect(await next()).toMatchObject({ cursor: String(newest), deletedAppId: null, resync: true });
});
