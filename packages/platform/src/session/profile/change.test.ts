import { beforeAll, expect, test } from 'vitest';
import { auditList } from '@launchyard/contract/audit';
import { linkGet } from '@launchyard/contract/links';
import { phoneChange, profileGet, usernameChange } from '@launchyard/contract/profile';
import { sessionState, signUpCheck } from '@launchyard/contract/session';
import { USERNAME_CHANGES } from '@launchyard/domain/profile';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeLink } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';

let world: PlatformWorld;
let now = new Date('2026-03-01T12:00:00Z');
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});

const as = (person: TestPerson) => ({ token: person.session });
const rename = (person: TestPerson, username: string) => world.rest(usernameChange, { username }, as(person));
const dial = (person: TestPerson, phoneNumber: string) => world.rest(phoneChange, { phoneNumber }, as(person));
const codes = ({ refusals }: { refusals: { code: string }[] | undefined }) => refusals?.map(({ code }) => code);
const isFree = async (username: string) => (await world.rest(signUpCheck, { username })).status === 200;

test('a new username is the name of the account; the old one stays reserved', async () => {
  const person = await world.person({ username: 'first_name' });
  expect(expectReply(await rename(person, 'Second-name!')).person).toMatchObject({ username: 'Second-name!' });
  const { account } = expectReply(await world.rest(sessionState, {}, as(person)));
  expect(account).toMatchObject({ username: 'Second-name!', label: 'Second-name!' });
  expect(await isFree('FIRST_name')).toBe(false);
  const other = await world.person();
  expect(codes(await rename(other, 'First_Name'))).toEqual(['USERNAME_IN_USE']);
  expect(codes(await rename(other, 'second-NAME!'))).toEqual(['USERNAME_IN_USE']);
  const log = expectReply(await world.rest(auditList, {}, as(person)));
  expect(log.edges[0]?.node).toMatchObject({ action: 'session.usernameChange', subjectId: person.accountId });
});

test('its owner gets a former name back, or writes the present one in another case', async () => {
  const person = await world.person({ username: 'there' });
  expectReply(await rename(person, 'away'));
  expectReply(await rename(person, 'There'));
  expectReply(await rename(person, 'THERE'));
  expect(await isFree('away')).toBe(false);
  expect(await isFree('there')).toBe(false);
});

test('of two at once for one name one gets it, and the other keeps theirs', async () => {
  const both = [await world.person(), await world.person()] as const;
  const answers = await Promise.all([rename(both[0], 'wanted_by_two'), rename(both[1], 'WANTED_by_two')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('a username cannot be changed without end', async () => {
  const person = await world.person();
  for (let change = 0; change < USERNAME_CHANGES.most; change += 1)
    expectReply(await rename(person, `often_${change}`));
  expect(codes(await rename(person, 'once_more'))).toEqual(['USERNAME_CHANGED_TOO_OFTEN']);
  expect(await isFree('once_more')).toBe(true);
  for (let day = 0; day <= USERNAME_CHANGES.days; day += 1) {
    now = new Date(now.getTime() + 86_400_000);
    expectReply(await world.rest(sessionState, {}, as(person)));
  }
  expectReply(await rename(person, 'once_more'));
});

const open = (address: string) => fetch(address, { redirect: 'manual' });

test('an address with a former name leads to the link, whose own address has the new one', async () => {
  const person = await world.person({ username: 'harbour_master' });
  const { id: appId } = await makeTestedApp(world, person, 'Über Hafen', [1, 2]);
  const { id: linkId, url } = await makeLink(world, person, { appId });
  expectReply(await rename(person, 'harbour-mistress'));
  const moved = await open(url);
  expect(moved.status).toBe(302);
  const [link] = expectReply(await world.rest(linkGet, { linkIds: [linkId] }, as(person))).links;
  const present = link?.kind === 'streaming' ? link.url : '';
  expect(new URL(moved.headers.get('location') ?? '', url).href).toBe(present);
  expect(present).toContain('/harbour-mistress/');
  expect((await open(present)).status).toBe(200);
  // Nobody learns from an address without a link what an account is called now.
  expect((await open(url.replace(/[^/]+$/, 'none'))).status).toBe(404);
  expect((await open(url.replace('harbour_master', 'harbour_nobody'))).status).toBe(404);
});

test.each(['ab', 'anna lee', 'änna', 'x'.repeat(31), ''])('a username %j is not valid', async (username) => {
  const person = await world.person();
  expect(codes(await rename(person, username))).toEqual(['USERNAME_INVALID']);
  expect(codes(await rename(person, person.username))).toEqual(['USERNAME_INVALID']);
});

test('a mobile number is kept as it is dialled, and no log has it', async () => {
  const person = await world.person();
  expect(expectReply(await dial(person, '+49 (170) 123-4567'))).toEqual({ phoneNumber: '+491701234567' });
  expect(expectReply(await world.rest(profileGet, {}, as(person)))).toEqual({ phoneNumber: '+491701234567' });
  expect(codes(await dial(person, '+49 1701234567'))).toEqual(['MOBILE_SAME']);
  expect(codes(await dial(person, '12'))).toEqual(['MOBILE_INVALID']);
  expect(codes(await dial(person, ''))).toEqual(['MOBILE_MISSING']);
  const log = JSON.stringify(expectReply(await world.rest(auditList, {}, as(person))));
  expect(log).toContain('session.phoneChange');
  expect(log).not.toContain('1701234567');
});

test('in a team, it is the member’s own account and number that change', async () => {
  const owner = await world.person();
  const member = await world.person({ memberOf: owner });
  const inTeam = { token: member.session, account: owner.accountId };
  expectReply(await world.rest(usernameChange, { username: 'team_player' }, inTeam));
  expectReply(await world.rest(phoneChange, { phoneNumber: '+14155552672' }, inTeam));
  const { accounts } = expectReply(await world.rest(sessionState, {}, as(member)));
  expect(accounts.map(({ username }) => username)).toEqual(['team_player', owner.username]);
  expect(JSON.stringify(expectReply(await world.rest(auditList, {}, as(owner))))).not.toContain('team_player');
});

test('a key has no profile', async () => {
  const { apiKey: token } = await world.person();
  for (const answer of [
    await world.rest(profileGet, {}, { token }),
    await world.rest(phoneChange, { phoneNumber: '+14155552672' }, { token }),
    await world.rest(usernameChange, { username: 'robot' }, { token }),
  ]) {
    expect(answer.fault?.code).toBe('FORBIDDEN');
  }
});
