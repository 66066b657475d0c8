import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { appGet, appList } from '@launchyard/contract/apps';
import { configList } from '@launchyard/contract/configs';
import { linkDelete, meetingLinkCreate, streamingLinkCreate, streamingLinkList } from '@launchyard/contract/links';
import { kitViolations } from '@launchyard/domain/kit';
import { linkViolations } from '@launchyard/domain/links';
import { untilSomebodyWaits } from '@launchyard/testing/database/waiting';
import { versionIds } from '@launchyard/testing/world/links';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { lockAccount } from '../accounts/lock.ts';
import { appVersions } from '../tables/apps.ts';

let world: PlatformWorld;
let owner: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  owner = await world.person();
  other = await world.person();
  return () => world.close();
});

let keys = 0;
const newKey = () => `links-test-${(keys += 1)}`;
const as = (person: TestPerson) => ({ token: person.session });

test('a link serves Latest with the default config, opens for a visitor, and stops opening when it is deleted', async () => {
  const app = await makeTestedApp(world, owner, 'Villa');
  const { link } = expectReply(
    await world.rest(streamingLinkCreate, { appId: app.id, idempotencyKey: newKey() }, as(owner)),
  );
  expect(link.name).toMatch(/^Streaming-[A-Za-z0-9]{4}$/);
  expect(link.url).toBe(`${world.config.addresses.stream}/v5/${owner.username}/Villa/default`);
  const visit = await fetch(link.url);
  expect(visit.status).toBe(200);
  expect(await visit.text()).toContain('No streaming server is connected yet');

  expect(expectReply(await world.rest(linkDelete, { linkId: link.id }, as(owner)))).toMatchObject({
    linkId: link.id,
    binItem: { subjectId: link.id },
  });
  expect((await fetch(link.url)).status).toBe(404);
  const again = await world.rest(linkDelete, { linkId: link.id }, as(owner));
  expect(again.refusals).toEqual([linkViolations.notFound]);
});

test('an application reports its number of links of each kind', async () => {
  const { id: appId } = await makeTestedApp(world, owner, 'Counted');
  expectReply(await world.rest(streamingLinkCreate, { appId, idempotencyKey: newKey() }, as(owner)));
  expectReply(await world.rest(meetingLinkCreate, { appId, idempotencyKey: newKey() }, as(owner)));
  expectReply(await world.rest(meetingLinkCreate, { appId, idempotencyKey: newKey() }, as(owner)));
  const { apps } = expectReply(await world.rest(appGet, { by: [{ id: appId }] }, as(owner)));
  expect(apps).toMatchObject([{ streamingLinkCount: 1, meetingLinkCount: 2 }]);
});

test('a link to a version opens with that version only', async () => {
  const app = await makeTestedApp(world, owner, 'Pinned', [1, 2]);
  const { 1: appVersionId } = await versionIds(world, owner, app.id);
  const input = { appId: app.id, appVersionId, idempotencyKey: newKey() };
  const { link } = expectReply(await world.rest(streamingLinkCreate, input, as(owner)));
  expect(link.url).toMatch(/\/default\?appVersion=1$/);
  expect((await fetch(link.url)).status).toBe(200);
  expect((await fetch(link.url.replace('appVersion=1', 'appVersion=2'))).status).toBe(404);
  expect((await fetch(link.url.replace('?appVersion=1', ''))).status).toBe(404);
  const none = { ...input, appVersionId: 'ver_none', idempotencyKey: newKey() };
  const missing = await world.rest(streamingLinkCreate, none, as(owner));
  expect(missing.refusals).toEqual([linkViolations.versionNotFound]);
});

test('an application without a tested version gets no link', async () => {
  const app = await makeTestedApp(world, owner, 'Untested', []);
  const answer = await world.rest(streamingLinkCreate, { appId: app.id, idempotencyKey: newKey() }, as(owner));
  expect(answer.refusals).toEqual([linkViolations.appNotReady]);
});

test('fifty equal concurrent requests create one link; the same key with other input is refused', async () => {
  const app = await makeTestedApp(world, owner, 'Once');
  const input = { appId: app.id, idempotencyKey: newKey() };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => world.rest(streamingLinkCreate, input, as(owner))),
  );
  expect(new Set(answers.map((answer) => expectReply(answer).link.id)).size).toBe(1);
  const reused = await world.rest(streamingLinkCreate, { ...input, appVersionId: 'ver_other' }, as(owner));
  expect(reused.refusals).toEqual([kitViolations.idempotencyKeyReused]);
});

test('foreign applications, configs and links look as if they did not exist', async () => {
  const mine = await makeTestedApp(world, owner, 'Private');
  const { link } = expectReply(
    await world.rest(streamingLinkCreate, { appId: mine.id, idempotencyKey: newKey() }, as(owner)),
  );
  const make = await world.rest(streamingLinkCreate, { appId: mine.id, idempotencyKey: newKey() }, as(other));
  expect(make.refusals?.[0]?.code).toBe('APP_NOT_FOUND');
  const remove = await world.rest(linkDelete, { linkId: link.id }, as(other));
  expect(remove.refusals).toEqual([linkViolations.notFound]);
  expect(expectReply(await world.rest(appGet, { by: [{ id: mine.id }, { name: 'Private' }] }, as(other))).apps).toEqual(
    [null, null],
  );
  expect(expectReply(await world.rest(streamingLinkList, { appId: mine.id }, as(other))).edges).toEqual([]);

  const config = expectReply(await world.rest(configList, {}, as(other))).edges[0]?.node;
  const borrowed = { appId: mine.id, configId: config?.id, idempotencyKey: newKey() };
  expect((await world.rest(streamingLinkCreate, borrowed, as(owner))).refusals).toEqual([
    linkViolations.configNotFound,
  ]);
});

test('lists are paged without gaps or duplicates, and refuse an invalid cursor', async () => {
  const reader = await world.person();
  for (let i = 0; i < 5; i++) await makeTestedApp(world, reader, `Page${i}`);
  const names: string[] = [];
  let after: string | undefined;
  do {
    const page = expectReply(await world.rest(appList, { first: 2, after }, as(reader)));
    expect(page.totalCount).toBe(5);
    names.push(...page.edges.map((edge) => edge.node.name));
    after = page.hasNextPage ? page.edges.at(-1)?.cursor : undefined;
  } while (after);
  expect(names).toEqual(['Page4', 'Page3', 'Page2', 'Page1', 'Page0']);
  const bad = await world.rest(appList, { after: 'app_nonsense' }, as(reader));
  expect(bad.refusals?.[0]?.code).toBe('CURSOR_MALFORMED');
});

test('the search matches literally, including % and _', async () => {
  const reader = await world.person();
  await makeTestedApp(world, reader, 'Night_District');
  await makeTestedApp(world, reader, 'NightXDistrict');
  const search = async (text: string) =>
    expectReply(await world.rest(appList, { search: text }, as(reader))).edges.map((edge) => edge.node.name);
  expect(await search('t_d')).toEqual(['Night_District']);
  expect(await search('%')).toEqual([]);
  expect(await search('night')).toHaveLength(2);
});

test('a repeated create after its link was deleted is refused for its key', async () => {
  const app = await makeTestedApp(world, owner, 'Gone');
  const input = { appId: app.id, idempotencyKey: newKey() };
  const { link } = expectReply(await world.rest(streamingLinkCreate, input, as(owner)));
  await world.rest(linkDelete, { linkId: link.id }, as(owner));
  const again = await world.rest(streamingLinkCreate, input, as(owner));
  expect(again.refusals).toEqual([{ ...linkViolations.notFound, field: ['idempotencyKey'] }]);
});

test('a link waits for a running change of its account and sees the result', async () => {
  const busy = await world.person();
  const app = await makeTestedApp(world, busy, 'Vanishing');
  const making = await world.database.sql.transaction(async (tx) => {
    await lockAccount(tx, busy.uuids.account);
    await tx.update(appVersions).set({ testedAt: null }).where(eq(appVersions.accountId, busy.uuids.account));
    const answer = world.rest(streamingLinkCreate, { appId: app.id, idempotencyKey: newKey() }, as(busy));
    await Promise.race([answer, untilSomebodyWaits(world.database.pool)]);
    return { answer };
  });
  expect((await making.answer).refusals).toEqual([linkViolations.appNotReady]);
});

test('reading the configs of an account that has its default config writes nothing', async () => {
  const reader = await world.person();
  const client = new Client({ connectionString: world.migrationUrl });
  await client.connect();
  await client.query('revoke insert on configs from launchyard_api');
  const answer = await world.rest(configList, {}, as(reader));
  await client.query('grant insert on configs to launchyard_api');
  await client.end();
  expect(expectReply(answer).edges).toHaveLength(1);
});
