import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { appLinkableVersions } from '@launchyard/contract/apps';
import * as contract from '@launchyard/contract/links';
import { formatId, parseId } from '@launchyard/domain/kit';
import { linkViolations } from '@launchyard/domain/links';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeConfig, versionIds } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { accounts } from '../tables/accounts.ts';
import { apps, appVersions } from '../tables/apps.ts';

let world: PlatformWorld;
let owner: TestPerson;
let as: { token: string };
beforeAll(async () => {
  world = await startPlatform({
    addresses: { linuxStream: 'https://linux.example', payPerLaunchStream: 'https://launch.example' },
  });
  owner = await world.person();
  as = { token: owner.session };
  return () => world.close();
});

let keys = 0;
const newKey = () => `change-test-${(keys += 1)}`;

async function makeLink(app: string, versions = [1, 2]) {
  const { id: appId } = await makeTestedApp(world, owner, app, versions);
  const input = { appId, idempotencyKey: newKey() };
  return expectReply(await world.rest(contract.streamingLinkCreate, input, as)).link;
}

async function makeMeeting(app: string) {
  const { id: appId } = await makeTestedApp(world, owner, app, [1, 2]);
  const input = { appId, idempotencyKey: newKey() };
  return expectReply(await world.rest(contract.meetingLinkCreate, input, as)).link;
}

const status = async (url: string) => (await fetch(url)).status;

test('changing the config changes the address of a link; the old one has expired', async () => {
  const link = await makeLink('Configured');
  const configId = await makeConfig(world, owner, 'kiosk');
  const input = { linkId: link.id, revision: link.revision, configId };
  const changed = expectReply(await world.rest(contract.linkSetConfig, input, as)).link;
  expect(changed).toMatchObject({ id: link.id, configName: 'kiosk', revision: link.revision + 1 });
  const url = link.url.replace('/default', '/kiosk');
  expect(changed).toMatchObject({ url });
  expect([await status(url), await status(link.url)]).toEqual([200, 404]);
});

test('a version must exist, be tested and not be deleted; null is Latest', async () => {
  const link = await makeLink('Versioned', [1, 2]);
  const ids = await versionIds(world, owner, link.appId);
  const setVersion = (revision: number, appVersionId: string | null = '') =>
    world.rest(contract.linkSetVersion, { linkId: link.id, revision, appVersionId }, as);
  const fixed = expectReply(await setVersion(1, ids[1])).link;
  expect(fixed).toMatchObject({ version: 1, versionId: ids[1], revision: 2, url: `${link.url}?appVersion=1` });
  const foreign = (await versionIds(world, owner, (await makeLink('Elsewhere')).appId))[1];
  for (const id of [foreign, formatId('appVersion', '01934f6e-2b5c-7c3a-9f10-0123456789ab'), 'ver_none'])
    expect((await setVersion(2, id)).refusals).toEqual([linkViolations.versionNotFound]);
  await world.database.sql
    .update(appVersions)
    .set({ testedAt: null })
    .where(eq(appVersions.appId, parseId('app', link.appId) ?? ''));
  await makeVersion(link.appId, 4);
  expect((await setVersion(2, ids[2])).refusals).toEqual([linkViolations.versionNotTested]);
  expect(expectReply(await setVersion(2, null)).link).toMatchObject({
    version: null,
    versionId: null,
    revision: 3,
    url: link.url,
  });
  const { versions } = expectReply(await world.rest(appLinkableVersions, { appIds: [link.appId, 'app_none'] }, as));
  expect(versions).toMatchObject([[{ number: 4, appId: link.appId, isLatest: true }], null]);
});

test('of many versions, the newest hundred are offered for pinning, and older ones can be pinned by their id', async () => {
  const { id } = await makeTestedApp(
    world,
    owner,
    'Weekly',
    Array.from({ length: 102 }, (_, index) => index + 1),
  );
  const link = await makeLink('Monthly', [1, 2]);
  const { versions } = expectReply(await world.rest(appLinkableVersions, { appIds: [id, link.appId] }, as));
  const numbers = versions.map((each) => each?.map(({ number }) => number));
  expect(numbers).toEqual([Array.from({ length: 100 }, (_, index) => 102 - index), [2, 1]]);
  const created = expectReply(
    await world.rest(contract.streamingLinkCreate, { appId: id, idempotencyKey: newKey() }, as),
  ).link;
  const [oldest] = await world.database.sql
    .select({ id: appVersions.id })
    .from(appVersions)
    .where(and(eq(appVersions.appId, parseId('app', id) ?? ''), eq(appVersions.number, 1)));
  const pin = { linkId: created.id, revision: 1, appVersionId: formatId('appVersion', oldest?.id ?? '') };
  expect(expectReply(await world.rest(contract.linkSetVersion, pin, as)).link.version).toBe(1);
});

test('of two concurrent renames the second is refused and changes nothing', async () => {
  const link = await makeLink('Renamed');
  const rename = (name: string, revision = link.revision) =>
    world.rest(contract.linkRename, { linkId: link.id, revision, name }, as);
  const answers = await Promise.all(['Lobby', 'Booth'].map((name) => rename(name)));
  expect(answers.map(({ refusals }) => refusals?.[0] ?? null)).toEqual(
    expect.arrayContaining([null, linkViolations.changed]),
  );
  const { links } = expectReply(await world.rest(contract.linkGet, { linkIds: [link.id] }, as));
  const winner = answers.findIndex(({ refusals }) => refusals === undefined);
  expect(links[0]).toMatchObject({ name: ['Lobby', 'Booth'][winner], revision: 2, url: link.url });
  expect((await rename('a\u202Eb', 2)).refusals).toEqual([linkViolations.nameCharacters]);
  const other = await makeMeeting('Other');
  expect((await rename(other.name, 2)).refusals).toEqual([linkViolations.nameTaken]);
  expect((await rename('Show\u200Broom', 2)).refusals).toEqual([linkViolations.nameCharacters]);
  expect((await rename('x'.repeat(20_000), 2)).refusals).toEqual([linkViolations.nameTooLong]);
  expect(expectReply(await rename('  Foye\u0301  ', 2)).link.name).toBe('Foy\u00e9');
  expect(
    expectReply(await world.rest(contract.linkRename, { linkId: other.id, revision: 1, name: 'Lobby 2' }, as)).link
      .name,
  ).toBe('Lobby 2');
  expect(
    (await world.rest(contract.linkRename, { linkId: other.id, revision: 2, name: 'Foy\u00e9' }, as)).refusals,
  ).toEqual([linkViolations.nameTaken]);
});

test('a change without effect makes no revision, and a repeated change is not a conflict', async () => {
  const link = await makeLink('Steady');
  const change = (revision: number, name: string) =>
    world.rest(contract.linkRename, { linkId: link.id, revision, name }, as);
  expect(expectReply(await change(1, ` ${link.name} `)).link).toMatchObject({ name: link.name, revision: 1 });
  const config = { linkId: link.id, revision: 1, configId: link.configId };
  expect(expectReply(await world.rest(contract.linkSetConfig, config, as)).link.revision).toBe(1);
  const latest = { linkId: link.id, revision: 1, appVersionId: null };
  expect(expectReply(await world.rest(contract.linkSetVersion, latest, as)).link.revision).toBe(1);
  const both = await Promise.all([change(1, 'Steadier'), change(1, 'Steadier')]);
  expect(both.map((each) => expectReply(each).link.revision)).toEqual([2, 2]);
  expect((await change(1, 'Steadiest')).refusals).toEqual([linkViolations.changed]);
  expectReply(await change(2, 'Steadiest'));
  expect((await change(1, 'Steadiest')).refusals).toEqual([linkViolations.changed]);
});

test('a delete with a revision is refused if the link was changed meanwhile', async () => {
  const link = await makeLink('Deleted');
  const target = { linkId: link.id, revision: 1 };
  expectReply(await world.rest(contract.linkRename, { ...target, name: 'Deleted, renamed' }, as));
  expect((await world.rest(contract.linkDelete, target, as)).refusals).toEqual([linkViolations.changed]);
  expectReply(await world.rest(contract.linkDelete, { ...target, revision: 2 }, as));
});

test('links of the other kind, foreign ones and deleted ones cannot be changed', async () => {
  const meeting = await makeMeeting('Kinds');
  const other = await world.person();
  const id = meeting.id;
  const asked = { linkId: id, revision: 1, name: 'Mine' };
  const notThere = [linkViolations.notFound];
  expect((await world.rest(contract.linkRename, asked, { token: other.session })).refusals).toEqual(notThere);
  const streaming = { linkId: id.replace('mtg_', 'lnk_'), revision: 1, name: 'Mine' };
  expect((await world.rest(contract.linkRename, streaming, as)).refusals).toEqual([linkViolations.notFound]);
  const deleted = expectReply(await world.rest(contract.linkDelete, { linkId: id }, as));
  expect(deleted).toMatchObject({ linkId: id, binItem: { kind: 'meetingLink', subjectId: id } });
  expect((await world.rest(contract.linkRename, asked, as)).refusals).toEqual(notThere);
});

test('a meeting has separate addresses for host and guests, which keep working after any change', async () => {
  const link = await makeMeeting('Review');
  const base = `${world.config.addresses.stream}/v5/${owner.username}`;
  expect(link.hostUrl).toMatch(new RegExp(`^${base}/Review/default\\?hostMeetingId=[\\w-]{16}$`));
  expect(link.guestUrl).toMatch(new RegExp(`^${base}/default\\?GuestMeetingId=[\\w-]{16}$`));
  expect(await (await fetch(link.hostUrl)).text()).toContain('You are the host of this meeting.');
  expect(await (await fetch(link.guestUrl)).text()).toContain('You are a guest of this meeting.');
  // Neither side opens by the id of the other, nor by names.
  const hostId = new URL(link.hostUrl).searchParams.get('hostMeetingId');
  expect(await status(`${base}/default?GuestMeetingId=${hostId}`)).toBe(404);
  expect(await status(`${base}/Review/default`)).toBe(404);

  const configId = await makeConfig(world, owner, 'boardroom');
  const target = { linkId: link.id, revision: 1, configId };
  const changed = expectReply(await world.rest(contract.linkSetConfig, target, as)).link;
  const guestUrl = link.guestUrl.replace('/default', '/boardroom');
  expect(changed).toMatchObject({ guestUrl });
  for (const url of [link.hostUrl, link.guestUrl, guestUrl]) expect(await status(url)).toBe(200);
  const { edges } = expectReply(await world.rest(contract.meetingLinkList, { appId: link.appId }, as));
  expect(edges.map(({ node }) => node)).toEqual([changed]);
});

test('two live links with equal parts share an address, and report it until one of them changes', async () => {
  const first = await makeLink('Shared');
  const input = { appId: first.appId, idempotencyKey: newKey() };
  const second = expectReply(await world.rest(contract.streamingLinkCreate, input, as)).link;
  const shared = async () =>
    expectReply(await world.rest(contract.linkGet, { linkIds: [first.id, second.id] }, as)).links.map(
      (link) => link?.isUrlShared,
    );
  expect([first.isUrlShared, second.isUrlShared, await shared()]).toEqual([false, true, [true, true]]);
  const { 2: appVersionId = '' } = await versionIds(world, owner, first.appId);
  const asked = { linkId: second.id, revision: 1, appVersionId };
  expectReply(await world.rest(contract.linkSetVersion, asked, as));
  expect(await shared()).toEqual([false, false]);
});

test('an anonymised link hides every name, in its address and on its page, and its address is not shared', async () => {
  const configId = await makeConfig(world, owner, 'unseen', { anonymizeURL: '1' });
  const { appId } = await makeLink('Secret');
  const make = async () => {
    const input = { appId, configId, idempotencyKey: newKey() };
    return expectReply(await world.rest(contract.streamingLinkCreate, input, as)).link;
  };
  const [link, twin] = [await make(), await make()];
  expect(link.url).toMatch(new RegExp(`^${world.config.addresses.stream}/v6/[\\w-]{22}$`));
  expect([link.isAnonymised, twin.isUrlShared]).toEqual([true, false]);
  const page = await (await fetch(link.url)).text();
  expect(page).toContain('is ready');
  expect(page).not.toMatch(new RegExp(`Secret|unseen|${owner.username}`));
  const names = { owner: owner.username, appName: 'Secret', configName: 'unseen' };
  const legacy = `${world.config.addresses.stream}/v6/${btoa(JSON.stringify(names))}`;
  expect(await status(legacy)).toBe(200);
  expect(await status(`${world.config.addresses.stream}/v6/${btoa(JSON.stringify({ ...names, appName: 'x' }))}`)).toBe(
    404,
  );
});

test('links of Linux builds begin with the connector, those of pay-per-launch accounts with their own base', async () => {
  const special = await world.person();
  await world.database.sql.update(accounts).set({ isPayPerLaunch: true }).where(eq(accounts.id, special.uuids.account));
  const { id: appId } = await makeTestedApp(world, special, 'Both', [1]);
  await makeVersion(appId, 2, 'linux', special);
  const input = { appId, idempotencyKey: newKey() };
  const asSpecial = { token: special.session };
  const { link } = expectReply(await world.rest(contract.streamingLinkCreate, input, asSpecial));
  expect(link.url.startsWith('https://linux.example')).toBe(true);
  const { 1: appVersionId = '' } = await versionIds(world, special, appId);
  const fix = { linkId: link.id, revision: 1, appVersionId };
  const fixed = expectReply(await world.rest(contract.linkSetVersion, fix, asSpecial)).link;
  expect(fixed).toMatchObject({ url: expect.stringMatching(/^https:\/\/launch\.example/) });
});

async function makeVersion(appId: string, number: number, buildType: 'windows' | 'linux' = 'windows', who = owner) {
  const at = new Date();
  const version = { accountId: who.uuids.account, number, sizeBytes: 1, createdAt: at, testedAt: at, buildType };
  const uuid = parseId('app', appId) ?? '';
  const { sql } = world.database;
  const [made] = await sql
    .insert(appVersions)
    .values({ ...version, appId: uuid })
    .returning();
  await sql
    .update(apps)
    .set({ latestVersionId: made?.id ?? null })
    .where(eq(apps.id, uuid));
}
