import { beforeAll, expect, test } from 'vitest';
import { binList, binRestore } from '@launchyard/contract/bin';
import { eventsSince } from '@launchyard/contract/events';
import { linkDelete, streamingLinkCreate, streamingLinkList } from '@launchyard/contract/links';
import { BIN_DAYS, binViolations } from '@launchyard/domain/bin';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { createLog } from '@launchyard/process/log';
import { connectAreas } from '../connect.ts';
import { openJobs } from '../kit/jobs.ts';
import { purgeBins } from './purge.ts';

const DAY = 24 * 60 * 60 * 1000;

let world: PlatformWorld;
let owner: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  owner = await world.person();
  return () => world.close();
});

const as = (person: TestPerson) => ({ token: person.session });
const bin = async (person: TestPerson) =>
  expectReply(await world.rest(binList, {}, as(person))).edges.map((each) => each.node);
const restore = (person: TestPerson, binItemId: string) => world.rest(binRestore, { binItemId }, as(person));

async function makeLink(person: TestPerson, appName: string) {
  const app = await makeTestedApp(world, person, appName);
  const input = { appId: app.id, idempotencyKey: `the-link-of-${appName}` };
  return expectReply(await world.rest(streamingLinkCreate, input, as(person))).link;
}

async function deleteLink(person: TestPerson, linkId: string) {
  return expectReply(await world.rest(linkDelete, { linkId }, as(person))).binItem;
}

test('a deleted link is in the bin with its deleter and expiry, and is restored as it was', async () => {
  const link = await makeLink(owner, 'Back');
  const item = await deleteLink(owner, link.id);
  const deletedBy = { kind: 'member', label: owner.username };
  expect(item).toMatchObject({ kind: 'streamingLink', subjectId: link.id, name: link.name, deletedBy });
  expect(Date.parse(item.expiresAt) - Date.parse(item.deletedAt)).toBe(BIN_DAYS * DAY);
  expect(await bin(owner)).toEqual([item]);
  expect((await fetch(link.url)).status).toBe(404);

  const restored = expectReply(await restore(owner, item.id));
  expect(restored).toEqual({ binItemId: item.id, kind: 'streamingLink', subjectId: link.id });
  expect(await bin(owner)).toEqual([]);
  expect((await fetch(link.url)).status).toBe(200);
  const { edges } = expectReply(await world.rest(streamingLinkList, {}, as(owner)));
  expect(edges.map(({ node }) => node)).toContainEqual({ ...link, updatedAt: expect.any(String) });
});

test('an item deleted with a key names the key', async () => {
  const link = await makeLink(owner, 'ByKey');
  const { binItem } = expectReply(await world.rest(linkDelete, { linkId: link.id }, { token: owner.apiKey }));
  expect(binItem.deletedBy).toEqual({ kind: 'apiKey', label: owner.username });
  expectReply(await restore(owner, binItem.id));
});

test('of ten concurrent restores one succeeds; unknown, foreign and malformed items are refused alike', async () => {
  const link = await makeLink(owner, 'Once');
  const item = await deleteLink(owner, link.id);
  const other = await world.person();
  expect((await restore(other, item.id)).refusals).toEqual([binViolations.notFound]);
  expect((await restore(owner, 'bin_nonsense')).refusals).toEqual([binViolations.notFound]);
  expect(await bin(other)).toEqual([]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => restore(owner, item.id)));
  expect(answers.filter((answer) => answer.refusals === undefined)).toHaveLength(1);
});

test('deleting and restoring are announced to listeners', async () => {
  const link = await makeLink(owner, 'Told');
  const { newest } = expectReply(await world.rest(eventsSince, {}, as(owner)));
  const item = await deleteLink(owner, link.id);
  await restore(owner, item.id);
  const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, as(owner)));
  const change = { type: 'content.changed', accountId: owner.accountId, area: 'links' };
  expect(missed).toMatchObject([change, change]);
});

test('an item is permanently removed after thirty days, not a day before', async () => {
  const link = await makeLink(owner, 'Gone');
  const item = await deleteLink(owner, link.id);
  const jobs = await openJobs(world.config.databaseUrl, { log: createLog('test', 'silent'), supervises: false });
  const { bin: everybodys } = connectAreas(jobs);
  const purgeAt = (days: number) => {
    const clock = () => new Date(Date.parse(item.deletedAt) + days * DAY);
    return purgeBins({ database: world.database, clock, bin: everybodys });
  };
  await purgeAt(BIN_DAYS);
  expect(await bin(owner)).toMatchObject([{ id: item.id }]);
  await purgeAt(BIN_DAYS + 1);
  await jobs.stop();
  expect(await bin(owner)).toEqual([]);
  expect((await restore(owner, item.id)).refusals).toEqual([binViolations.notFound]);
});
