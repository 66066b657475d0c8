import { beforeAll, beforeEach, expect, test } from 'vitest';
import { appDelete, appList } from '@launchyard/contract/apps';
import { linkDelete, streamingLinkCreate } from '@launchyard/contract/links';
import { uploadStart } from '@launchyard/contract/uploads';
import { formatId } from '@launchyard/domain/kit';
import { makeKey } from '@launchyard/platform/keys/keys';
import { makeTestedApp } from '../world/apps.ts';
import { limitKey, limitMember } from '../world/limits.ts';
import type { TestPerson } from '../world/people.ts';
import { expectReply, type Asker } from '../world/rest.ts';
import { startWorld, type World } from '../world/world.ts';

let world: World;
let owner: TestPerson;
let member: TestPerson;
let theirs: { id: string };
let other: { id: string };
let as: Asker;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.person();
  member = await world.person({ memberOf: owner });
  theirs = await makeTestedApp(world, owner, 'Theirs');
  other = await makeTestedApp(world, owner, 'Other');
  as = { token: member.session, account: owner.accountId };
  return () => world.close();
});
beforeEach(() => limitMember(world, owner, member, [theirs.id]));

const owners = () => ({ token: owner.session });
const seen = async (asker: Asker) =>
  expectReply(await world.rest(appList, {}, asker)).edges.map(({ node }) => node.name);

test('repeating a request for something made of another application gets the same answer as for something that never existed', async () => {
  const link = { appId: other.id, idempotencyKey: 'a link of another application' };
  const made = expectReply(await world.rest(streamingLinkCreate, link, owners())).link;
  const file = { fileName: 'build.zip', sizeBytes: 5, fingerprint: 'd'.repeat(64) };
  const upload = { appName: 'Other', isUpdate: true, ...file, idempotencyKey: 'an upload of another application' };
  expectReply(await world.rest(uploadStart, upload, owners()));

  const never = { appId: formatId('app', '01934f6e-2b5c-7c3a-9f10-0123456789ab'), idempotencyKey: 'a link of none' };
  const unheard = (await world.rest(streamingLinkCreate, never, as)).refusals;
  const repeatLink = async (over: object = {}) =>
    (await world.rest(streamingLinkCreate, { ...link, ...over }, as)).refusals;
  expect(await repeatLink()).toEqual(unheard);
  expect(await repeatLink({ appVersionId: 'ver_none' })).toEqual(unheard);
  expectReply(await world.rest(linkDelete, { linkId: made.id }, owners()));
  expect(await repeatLink()).toEqual(unheard);

  const fresh = { ...upload, appName: 'Never', idempotencyKey: 'an upload of none' };
  expect((await world.rest(uploadStart, upload, as)).refusals).toEqual(
    (await world.rest(uploadStart, fresh, as)).refusals,
  );
});

test('a limit to an application of another account, in the bin or non-existent gives access to none', async () => {
  const stranger = await world.person();
  const foreign = await makeTestedApp(world, stranger, 'Foreign');
  const deleted = await makeTestedApp(world, owner, 'Deleted');
  expectReply(await world.rest(appDelete, { appId: deleted.id }, owners()));
  const never = formatId('app', '01934f6e-2b5c-7c3a-9f10-0123456789ab');
  await limitMember(world, owner, member, [foreign.id, deleted.id, never]);
  expect(await seen(as)).toEqual([]);
  const link = { appId: foreign.id, idempotencyKey: 'a link of a foreign application' };
  expect((await world.rest(streamingLinkCreate, link, as)).refusals?.[0]?.code).toBe('APP_NOT_FOUND');
  const again = { appId: deleted.id, idempotencyKey: 'a link of a deleted application' };
  expect((await world.rest(streamingLinkCreate, again, as)).refusals?.[0]?.code).toBe('APP_NOT_FOUND');
  await limitMember(world, owner, member, []);
  expect(await seen(as)).toEqual([]);
});

test('a limited member’s key has no more rights than the member, whatever it names', async () => {
  const of = { accountId: owner.uuids.account, personId: member.uuids.person };
  const key = await makeKey(world.database.sql, new Date(), of, 'api');
  const token = { token: key.token };
  expect(await seen(token)).toEqual(['Theirs']);
  await limitKey(world, key.id, [theirs.id, other.id]);
  expect(await seen(token)).toEqual(['Theirs']);
  await limitKey(world, key.id, [other.id]);
  expect(await seen(token)).toEqual([]);
});
