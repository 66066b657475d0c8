import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  appDelete,
  appGet,
  appVersionDelete,
  appVersionGet,
  appVersionList,
  appVersionMakeLatest,
  latestHistory,
} from '@launchyard/contract/apps';
import { binList, binRestore } from '@launchyard/contract/bin';
import { eventsSince } from '@launchyard/contract/events';
import { linkDelete, linkGet, streamingLinkCreate } from '@launchyard/contract/links';
import { storageStatus } from '@launchyard/contract/plans';
import { versionControlSet } from '@launchyard/contract/session';
import { versionViolations } from '@launchyard/domain/apps';
import { binViolations } from '@launchyard/domain/bin';
import { formatId } from '@launchyard/domain/kit';
import { versionIds } from '@launchyard/testing/world/links';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { makeKey } from '../../keys/keys.ts';
import { appVersions } from '../../tables/apps.ts';
import { links } from '../../tables/links.ts';

let world: PlatformWorld;
let owner: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  owner = await world.person();
  return () => world.close();
});

const as = (person: TestPerson) => ({ token: person.session });
const versionsOf = async (appId: string) =>
  expectReply(await world.rest(appVersionList, { appId }, as(owner))).edges.map(({ node }) => node);
const movesOf = async (appId: string) =>
  expectReply(await world.rest(latestHistory, { appId }, as(owner))).edges.map(({ node }) => node);
const deleteVersion = (appVersionId: string, who = owner) => world.rest(appVersionDelete, { appVersionId }, as(who));
const refusals = async (id: string, who?: TestPerson) => (await deleteVersion(id, who)).refusals;
const restore = (binItemId: string) => world.rest(binRestore, { binItemId }, as(owner));
const statusOf = async (url: string) => (await fetch(url)).status;
const used = async () => expectReply(await world.rest(storageStatus, {}, as(owner))).usedBytes;

/** An application with versions 1 to 3, and their ids by number. */
async function threeVersions(name: string) {
  const app = await makeTestedApp(world, owner, name, [1, 2, 3]);
  const ids = new Map((await versionsOf(app.id)).map(({ number, id }) => [number, id]));
  return { appId: app.id, idOf: (number: number) => ids.get(number) ?? '' };
}

async function makeLatest(appVersionId: string, expectedLatestVersionId: string, who = owner) {
  return world.rest(appVersionMakeLatest, { appVersionId, expectedLatestVersionId }, as(who));
}

async function pin(appId: string, version: number | null) {
  const ids = version === null ? {} : await versionIds(world, owner, appId);
  const input = { appId, appVersionId: ids[version ?? 0], idempotencyKey: `${appId} at ${version}` };
  return expectReply(await world.rest(streamingLinkCreate, input, as(owner))).link;
}

async function versionOf(linkId: string) {
  const { links: found } = expectReply(await world.rest(linkGet, { linkIds: [linkId] }, as(owner)));
  return found[0]?.version;
}

test('versions are paged newest first, with Latest and pinned links marked', async () => {
  const { appId } = await threeVersions('Listed');
  const link = await pin(appId, 2);
  await pin(appId, null);
  const listed = await versionsOf(appId);
  expect(listed.map(({ number, isLatest, pinnedLinkCount }) => [number, isLatest, pinnedLinkCount])).toEqual([
    [3, true, 0],
    [2, false, 1],
    [1, false, 0],
  ]);
  expect(listed[1]?.pinnedLinkIds).toEqual([link.id]);
  const first = expectReply(await world.rest(appVersionList, { appId, first: 2 }, as(owner)));
  expect(first).toMatchObject({ hasNextPage: true, totalCount: 3 });
  const after = first.edges[1]?.cursor;
  const next = expectReply(await world.rest(appVersionList, { appId, first: 2, after }, as(owner)));
  expect(next.edges.map(({ node }) => node.number)).toEqual([1]);
});

test('choosing Latest moves every link that serves it, at once, and back again; its history names who did it', async () => {
  const { appId, idOf } = await threeVersions('Chosen');
  const link = await pin(appId, null);
  const served = async () => /Version (\d+)/i.exec(await (await fetch(link.url)).text())?.[1];
  expect(await served()).toBe('3');
  const { newest } = expectReply(await world.rest(eventsSince, {}, as(owner)));

  const { app } = expectReply(await makeLatest(idOf(1), idOf(3)));
  expect(app.latestVersion).toMatchObject({ number: 1, isLatest: true });
  expect(await served()).toBe('1');
  expectReply(await makeLatest(idOf(3), idOf(1)));
  expect(await served()).toBe('3');
  const createdBy = { kind: 'member', label: owner.username };
  expect(await movesOf(appId)).toMatchObject([
    { fromNumber: 1, toNumber: 3, why: 'chosen', createdBy },
    { fromNumber: 3, toNumber: 1, why: 'chosen', createdBy },
  ]);
  const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, as(owner)));
  expect(missed).toMatchObject([
    { type: 'content.changed', area: 'apps' },
    { type: 'content.changed', area: 'apps' },
  ]);
});

test('of two who choose another Latest at once one is refused, unless both chose the same version', async () => {
  const { appId, idOf } = await threeVersions('Raced');
  const answers = await Promise.all([makeLatest(idOf(1), idOf(3)), makeLatest(idOf(2), idOf(3))]);
  expect(answers.flatMap((answer) => answer.refusals ?? [])).toEqual([versionViolations.latestChanged]);
  const [app] = expectReply(await world.rest(appGet, { by: [{ id: appId }] }, as(owner))).apps;
  const served = app?.latestVersion?.id ?? '';
  expectReply(await makeLatest(served, idOf(3)));
  expect(await movesOf(appId)).toHaveLength(1);
});

test('the history of Latest cannot be changed or deleted', async () => {
  for (const statement of ['delete from latest_moves', 'update latest_moves set from_number = 9'])
    await expect(world.database.pool.query(statement)).rejects.toThrow('permission denied');
});

test('deleting a version frees its storage and makes its links serve Latest; Undo pins the unchanged ones again', async () => {
  const { appId, idOf } = await threeVersions('Undone');
  const [kept, changed] = [await pin(appId, 2), await pin(appId, 1)];
  await world.database.sql.update(links).set({ version: 2 }).where(eq(links.name, changed.name));
  const before = await used();

  const { binItem, movedLinkCount, movedLinkIds, app } = expectReply(await deleteVersion(idOf(2)));
  expect(movedLinkIds.toSorted()).toEqual([kept.id, changed.id]);
  expect(movedLinkCount).toBe(2);
  expect(binItem).toMatchObject({ kind: 'appVersion', subjectId: idOf(2), name: 'Undone v2', sizeBytes: 1024 });
  expect(app).toMatchObject({ versionCount: 2, latestVersion: { number: 3 } });
  expect(await used()).toBe(before - 1024);
  expect(await statusOf(kept.url)).toBe(404);
  expect(await versionOf(kept.id)).toBeNull();
  expect(expectReply(await world.rest(appVersionGet, { appVersionIds: [idOf(2)] }, as(owner))).versions).toEqual([
    null,
  ]);

  const later = { version: 1, revision: sql`${links.revision} + 1` };
  await world.database.sql.update(links).set(later).where(eq(links.name, changed.name));
  expectReply(await restore(binItem.id));
  expect([await versionOf(kept.id), await versionOf(changed.id)]).toEqual([2, 1]);
  expect(await statusOf(kept.url)).toBe(200);
  expect(await used()).toBe(before);
  expect((await versionsOf(appId)).map(({ number }) => number)).toEqual([3, 2, 1]);
});

test('a link deleted while pinned to a version serves Latest if it is restored without the version', async () => {
  const { appId, idOf } = await threeVersions('Lost');
  const link = await pin(appId, 2);
  const deleted = expectReply(await world.rest(linkDelete, { linkId: link.id }, as(owner)));
  expect(expectReply(await deleteVersion(idOf(2))).movedLinkIds).toEqual([]);
  expectReply(await restore(deleted.binItem.id));
  expect(await versionOf(link.id)).toBeNull();
});

test('Latest, untested, deleted and foreign versions cannot be deleted', async () => {
  const { appId, idOf } = await threeVersions('Refused');
  await world.database.sql.update(appVersions).set({ testedAt: null }).where(eq(appVersions.number, 1));
  const other = await world.person();
  expect(await refusals(idOf(3))).toEqual([versionViolations.latestProtected]);
  expect(versionViolations.latestProtected.message).toBe("Latest version can't be deleted");
  expect(await refusals(idOf(1))).toEqual([versionViolations.notTested]);
  expect((await makeLatest(idOf(1), idOf(3))).refusals).toEqual([versionViolations.notTested]);
  for (const id of ['', 'ver_x', formatId('app', owner.uuids.account)])
    expect((await deleteVersion(id || 'x')).refusals).toEqual([versionViolations.notFound]);
  expect(await refusals(idOf(2), other)).toEqual([versionViolations.notFound]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => deleteVersion(idOf(2))));
  expect(answers.filter((answer) => answer.refusals === undefined)).toHaveLength(1);
  expect((await makeLatest(idOf(2), idOf(3))).refusals).toEqual([versionViolations.notFound]);
  expect(await versionsOf(appId)).toHaveLength(2);
});

test('a version is either deleted or becomes Latest, whichever comes first, never both', async () => {
  const { idOf } = await threeVersions('Crossed');
  const answers = await Promise.all([deleteVersion(idOf(2)), makeLatest(idOf(2), idOf(3))]);
  expect(answers.filter((answer) => answer.refusals === undefined)).toHaveLength(1);
});

test('a version in the bin can be restored only after its application', async () => {
  const { appId, idOf } = await threeVersions('Nested');
  const version = expectReply(await deleteVersion(idOf(1))).binItem;
  const app = expectReply(await world.rest(appDelete, { appId }, as(owner))).binItem;
  expect(app?.sizeBytes).toBe(2048);
  expect((await restore(version.id)).refusals).toEqual([binViolations.appInBin]);
  expectReply(await restore(app?.id ?? ''));
  expectReply(await restore(version.id));
  expect(await versionsOf(appId)).toHaveLength(3);
  const { edges } = expectReply(await world.rest(binList, {}, as(owner)));
  expect(edges.map(({ node }) => node.name)).not.toContain('Nested');
});

test('only the owner sets version control, in the panel or with a key; no member, and no key that a member created', async () => {
  const member = await world.person({ memberOf: owner });
  const theirs = { accountId: owner.uuids.account, personId: member.uuids.person };
  const { token } = await makeKey(world.database.sql, new Date(), theirs, 'api');
  const set = (who: { token: string; account?: string }) =>
    world.rest(versionControlSet, { hasVersionControl: false }, who);
  expect((await set({ token: member.session, account: owner.accountId })).fault?.code).toBe('FORBIDDEN');
  expect((await set({ token })).fault?.code).toBe('FORBIDDEN');
  for (const mine of [owner.apiKey, owner.session]) {
    expect(expectReply(await set({ token: mine })).account.hasVersionControl).toBe(false);
  }
});
