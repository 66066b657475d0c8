import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiKeyCreate } from '@launchyard/contract/developer';
import { linkDelete } from '@launchyard/contract/links';
import * as contract from '@launchyard/contract/signed-links';
import {
  linkViolations,
  RETURNS_OF_A_USE,
  SIGNED_LINKS_PER_HOUR,
  signedLinkViolations,
} from '@launchyard/domain/links';
import { makeMeeting } from '@launchyard/testing/world/links';
import { expectReply } from '@launchyard/testing/world/rest';
import { signedLinks } from '../tables/links.ts';
import { here, playing, Visits } from './test-visits.ts';

let visits: Visits;
beforeEach(async () => void (visits = await Visits.open()));
afterEach(() => visits.world.close());

const as = () => ({ token: visits.owner.session });
const title = async (url: string) => /<h1>(.*?)<\/h1>/.exec(await (await fetch(url)).text())?.[1];

interface Bounds {
  maxUses?: number;
  expiresAt?: string;
}

const make = (linkId: string, bounds: Bounds, token = visits.owner.session) =>
  visits.world.rest(contract.signedLinkCreate, { linkId, idempotencyKey: randomUUID(), ...bounds }, { token });

async function makeSigned(bounds: Bounds, data: Record<string, unknown> = {}) {
  const link = await visits.makeLink(data);
  const { signedLink, url } = expectReply(await make(link.id, bounds));
  return { link, url: url ?? 'none', id: signedLink.id };
}

const open = async () => (await visits.rows()).filter(({ endedAt }) => endedAt === null);

const stateOf = async (id: string) => {
  const answer = await visits.world.rest(contract.signedLinkGet, { signedLinkIds: [id] }, as());
  const [found] = expectReply(answer).signedLinks;
  return [found?.state, found?.uses];
};

test('it opens the player of its link; the second visitor of a link for one reads that it was used up', async () => {
  const { url, id } = await makeSigned({ maxUses: 1 });
  const first = await visits.pageOf(url);
  const second = await visits.pageOf(url);
  expect(first.appName).toBe('App_1');
  expect(await stateOf(id)).toEqual(['open', 0]);
  const line = await visits.play(first);
  await visits.registerBuild();
  await line.next('connect');
  const late = await visits.play(second);
  expect(await late.next('ended')).toMatchObject({ reason: 'linkUsedUp', words: { canStartAgain: false } });
  expect(await stateOf(id)).toEqual(['usedUp', 1]);
  line.say({ type: 'leave' });
  await line.next('ended');
  await expect.poll(() => title(url)).toBe('This link was used up');
});

test('fifty visitors at once for one use get one', async () => {
  const { url, id } = await makeSigned({ maxUses: 1 });
  const page = await visits.pageOf(url);
  const lines = await Promise.all(Array.from({ length: 50 }, () => visits.play(page)));
  const reasons = await Promise.all(
    lines.map((line) =>
      Promise.race([
        line.next('ended').then(({ reason }) => reason),
        line.next('starting').then(() => 'admitted' as const),
      ]),
    ),
  );
  expect(reasons.filter((reason) => reason === 'admitted')).toHaveLength(1);
  expect(reasons.filter((reason) => reason === 'linkUsedUp')).toHaveLength(49);
  expect(await stateOf(id)).toEqual(['usedUp', 1]);
});

test('whoever comes back into the session, by a broken line or a page loaded anew, costs no second use', async () => {
  const { url, id } = await makeSigned({ maxUses: 1 });
  const line = await visits.play(await visits.pageOf(url));
  await visits.registerBuild();
  const { resume } = await line.next('connect');
  line.say(playing);
  await line.next('live');
  line.drop();
  const again = await visits.play(await visits.pageOf(url), resume);
  await again.next('connect');
  expect(await stateOf(id)).toEqual(['usedUp', 1]);
  expect(await visits.rows()).toHaveLength(1);
});

test('a visitor who got nothing for it, because of us, may try again; a few times', async () => {
  const { url, id } = await makeSigned({ maxUses: 1 });
  const page = await visits.pageOf(url);
  const fail = async () => {
    const before = new Set(visits.fleet.started.keys());
    const line = await visits.play(page);
    const isNew = (each: string) => !before.has(each);
    await expect.poll(() => [...visits.fleet.started.keys()].some(isNew)).toBe(true);
    visits.fleet.endBuild([...visits.fleet.started.keys()].find(isNew) ?? '', 'crashed');
    visits.pass(2);
    line.say(here());
    expect(await line.next('ended')).toMatchObject({ reason: 'buildCrashed' });
  };
  for (let returned = 1; returned <= RETURNS_OF_A_USE; returned += 1) {
    await fail();
    await expect.poll(() => stateOf(id)).toEqual(['open', 0]);
  }
  await fail();
  await expect.poll(open).toEqual([]);
  expect(await stateOf(id)).toEqual(['usedUp', 1]);
});

test('a visitor who leaves, or saw the stream, used it', async () => {
  const { url, id } = await makeSigned({ maxUses: 2 });
  const page = await visits.pageOf(url);
  const leaves = await visits.play(page);
  await visits.startSilentBuild();
  leaves.say({ type: 'leave' });
  await leaves.next('ended');
  const line = await visits.play(page);
  const build = await visits.registerBuild();
  await line.next('connect');
  line.say(playing);
  await line.next('live');
  visits.fleet.endBuild(build.id, 'crashed');
  visits.pass(2);
  line.say(here());
  expect(await line.next('ended')).toMatchObject({ reason: 'buildCrashed' });
  await expect.poll(open).toEqual([]);
  expect(await stateOf(id)).toEqual(['usedUp', 2]);
});

test('it opens until its time, and its own page says that it is over', async () => {
  const expiresAt = new Date(visits.now.getTime() + 60_000).toISOString();
  const { url, id } = await makeSigned({ expiresAt });
  const page = await visits.pageOf(url);
  visits.pass(60);
  expect(await title(url)).toBe('This link has expired');
  const line = await visits.play(page);
  expect(await line.next('ended')).toMatchObject({ reason: 'linkExpired' });
  expect(await stateOf(id)).toEqual(['expired', 0]);
});

test('revoking it ends the session that it admitted, and its page says so', async () => {
  const { url, id, link } = await makeSigned({ maxUses: 5 });
  const line = await visits.play(await visits.pageOf(url));
  await visits.registerBuild();
  const byLink = await visits.play(await visits.pageOf(link.url));
  await line.next('connect');
  for (const _ of [1, 2]) {
    expectReply(await visits.world.rest(contract.signedLinkRevoke, { signedLinkId: id }, as()));
  }
  expect(await title(url)).toBe('This link was withdrawn');
  visits.pass(11);
  expect(await line.next('ended')).toMatchObject({ reason: 'linkRevoked' });
  // Who came by the link itself stays.
  await expect.poll(async () => (await open()).map(({ signedLinkId }) => signedLinkId)).toEqual([null]);
  byLink.close();
});

test('a deleted link, a changed token and one that never was have their own pages', async () => {
  const { url, link } = await makeSigned({ maxUses: 1 });
  const changed = `${url.slice(0, -1)}${url.endsWith('a') ? 'b' : 'a'}`;
  for (const each of [changed, `${url}x`, url.slice(0, -3), url.replace(/lyl_.*/, 'lyl_%00'), `${visits.origin}/s/`]) {
    expect(await title(each)).toBe('This link is not valid');
  }
  expectReply(await visits.world.rest(linkDelete, { linkId: link.id }, as()));
  expect(await title(url)).toBe('This link was deleted');
});

test('its secret is shown once and stored as a digest', async () => {
  const link = await visits.makeLink();
  const input = { linkId: link.id, maxUses: 1, idempotencyKey: randomUUID() };
  const { url, signedLink } = expectReply(await visits.world.rest(contract.signedLinkCreate, input, as()));
  const repeated = expectReply(await visits.world.rest(contract.signedLinkCreate, input, as()));
  expect(repeated).toEqual({ signedLink, url: null });
  const listed = await visits.world.rest(contract.signedLinkList, { linkId: link.id }, as());
  const token = url?.split('/').at(-1) ?? 'none';
  expect(token).toMatch(/^lyl_\w{49}$/);
  const rows = await visits.world.database.sql.select().from(signedLinks);
  expect(JSON.stringify([listed, rows])).not.toContain(token);
  expect(expectReply(listed).edges.map(({ node }) => node)).toEqual([signedLink]);
});

test('keys with the right make them; others, of other accounts, and for meetings are refused', async () => {
  const link = await visits.makeLink();
  const keyFor = async (scopes: 'links.write'[]) => {
    const input = { name: `key ${scopes.length}`, scopes, idempotencyKey: randomUUID() };
    return expectReply(await visits.world.rest(apiKeyCreate, input, as())).secret ?? '';
  };
  const { signedLink } = expectReply(await make(link.id, { maxUses: 1 }, await keyFor(['links.write'])));
  expect((await make(link.id, { maxUses: 1 }, await keyFor([]))).fault?.code).toBe('FORBIDDEN');
  const other = await visits.world.person();
  expect((await make(link.id, { maxUses: 1 }, other.session)).refusals).toEqual([linkViolations.notFound]);
  const revoked = { signedLinkId: signedLink.id };
  const stranger = await visits.world.rest(contract.signedLinkRevoke, revoked, { token: other.session });
  expect(stranger.refusals).toEqual([signedLinkViolations.notFound]);
  const unseen = await visits.world.rest(
    contract.signedLinkGet,
    { signedLinkIds: [signedLink.id] },
    { token: other.session },
  );
  expect(expectReply(unseen).signedLinks).toEqual([null]);
  const meeting = await makeMeeting(visits.world, visits.owner, { appId: link.appId });
  expect((await make(meeting.id, { maxUses: 1 })).refusals).toEqual([linkViolations.notFound]);
  expect((await make(link.id, {})).refusals).toEqual([signedLinkViolations.endless]);
});

test('only so many are made of a link within an hour', async () => {
  const link = await visits.makeLink();
  const { signedLink } = expectReply(await make(link.id, { maxUses: 1 }));
  const [row] = await visits.world.database.sql.select().from(signedLinks);
  if (!row) throw new Error('there is none');
  const { id: _id, ...like } = row;
  const more = Array.from({ length: SIGNED_LINKS_PER_HOUR - 1 }, () => ({
    ...like,
    tokenHash: Buffer.from(randomUUID()),
  }));
  await visits.world.database.sql.insert(signedLinks).values(more);
  expect((await make(link.id, { maxUses: 1 })).refusals).toEqual([signedLinkViolations.tooMany]);
  visits.pass(3_601);
  expect(expectReply(await make(link.id, { maxUses: 1 })).signedLink.id).not.toBe(signedLink.id);
});
