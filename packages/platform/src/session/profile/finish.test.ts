import { beforeAll, expect, test } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { appList } from '@launchyard/contract/apps';
import { auditList } from '@launchyard/contract/audit';
import type { CallInput } from '@launchyard/contract/kit';
import { profileFinish } from '@launchyard/contract/profile';
import { sessionState, signUpCheck } from '@launchyard/contract/session';
import { newsletterWording } from '@launchyard/domain/newsletter';
import { LOOK_UPS_PER_ADDRESS } from '@launchyard/domain/session';
import type { UnfinishedPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { people } from '../../tables/accounts.ts';
import { newsletterConsents } from '../../tables/newsletter.ts';

let world: PlatformWorld;
let now = new Date('2026-03-01T12:00:00Z');
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});

let made = 0;
const aName = () => `finished_${(made += 1)}`;
const given = (fields: Partial<CallInput<typeof profileFinish>> = {}) => ({
  username: aName(),
  phoneNumber: '+1 (415) 555-2671',
  leadSource: ' A colleague ',
  newsletterWordingVersion: newsletterWording.version,
  ...fields,
});
/** Each attempt from another minute: they are limited. */
const finish = (
  { session }: Pick<UnfinishedPerson, 'session'>,
  fields: Partial<CallInput<typeof profileFinish>> = {},
  account?: string,
) => {
  now = new Date(now.getTime() + 61_000);
  return world.rest(profileFinish, given(fields), { token: session, ...(account === undefined ? {} : { account }) });
};
const codes = ({ refusals }: { refusals: { code: string }[] | undefined }) => refusals?.map(({ code }) => code);

const consentsOf = ({ uuids }: UnfinishedPerson) =>
  world.database.sql
    .select()
    .from(newsletterConsents)
    .where(eq(newsletterConsents.personId, uuids.person))
    .orderBy(asc(newsletterConsents.id));

async function storedOf({ uuids }: UnfinishedPerson) {
  const [row] = await world.database.sql
    .select({ phoneNumber: people.phoneNumber, leadSource: people.leadSource })
    .from(people)
    .where(eq(people.id, uuids.person));
  return row;
}

test('a finished profile has its name, phone number and lead source, and opens everything', async () => {
  const person = await world.unfinishedPerson();
  const as = { token: person.session };
  expect((await world.rest(appList, {}, as)).fault?.code).toBe('PROFILE_UNFINISHED');
  const username = aName();
  expect(expectReply(await finish(person, { username })).person).toMatchObject({ id: person.personId, username });
  expect((await world.rest(appList, {}, as)).status).toBe(200);
  const state = expectReply(await world.rest(sessionState, {}, as));
  expect(state).toMatchObject({ person: { username }, account: { id: person.accountId, username, label: username } });
  expect(await storedOf(person)).toEqual({ phoneNumber: '+14155552671', leadSource: 'A colleague' });
  expect(codes(await world.rest(signUpCheck, { username: username.toUpperCase() }))).toEqual(['USERNAME_UNUSABLE']);
  const log = expectReply(await world.rest(auditList, {}, as));
  expect(log.edges[0]?.node).toMatchObject({
    action: 'session.profileFinish',
    subjectId: person.accountId,
    createdBy: { label: username },
  });
  expect(JSON.stringify(log)).not.toContain('4155552671');
});

test('what they agreed to is kept word for word, with its version and time', async () => {
  const person = await world.unfinishedPerson();
  expectReply(await finish(person));
  const { version: wordingVersion, sentence } = newsletterWording;
  expect(await consentsOf(person)).toMatchObject([{ act: 'given', way: 'profile', wordingVersion, sentence, at: now }]);
  const other = await world.unfinishedPerson();
  expectReply(await finish(other, { newsletterWordingVersion: null }));
  expect(await consentsOf(other)).toEqual([]);
});

test('in a team, it is their own account that gets the name', async () => {
  const owner = await world.person();
  const person = await world.unfinishedPerson({ memberOf: owner });
  const username = aName();
  expectReply(await finish(person, { username }, owner.accountId));
  const { accounts } = expectReply(await world.rest(sessionState, {}, { token: person.session }));
  expect(accounts.map((each) => each.username)).toEqual([username, owner.username]);
});

test('sent again it changes nothing; with other values it is refused', async () => {
  const person = await world.unfinishedPerson();
  const username = aName();
  const answers = await Promise.all([finish(person, { username }), finish(person, { username })]);
  for (const answer of answers) expect(expectReply(answer).person.username).toBe(username);
  expect(await consentsOf(person)).toHaveLength(1);
  expect(codes(await finish(person))).toEqual(['PROFILE_FINISHED']);
  expect(codes(await finish(person, { username, phoneNumber: '+49 170 1234567' }))).toEqual(['PROFILE_FINISHED']);
  expect(await storedOf(person)).toEqual({ phoneNumber: '+14155552671', leadSource: 'A colleague' });
});

test('of two at once for one name, in whatever case, one gets it', async () => {
  const both = [await world.unfinishedPerson(), await world.unfinishedPerson()];
  const username = aName();
  const answers = await Promise.all([
    finish(both[0]!, { username }),
    finish(both[1]!, { username: username.toUpperCase() }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(answers.flatMap(({ refusals }) => refusals ?? [])).toMatchObject([
    { code: 'USERNAME_TAKEN', message: 'Username already exists', field: ['username'] },
  ]);
  const loser = both[answers.findIndex(({ status }) => status === 422)]!;
  expect(await consentsOf(loser)).toEqual([]);
  expectReply(await finish(loser));
});

test.each([
  [{ username: 'anna lee' }, 'USERNAME_FORMAT'],
  [{ username: 'anna-lee' }, 'USERNAME_FORMAT'],
  [{ phoneNumber: '12' }, 'PHONE_INVALID'],
  [{ leadSource: ' ' }, 'LEAD_SOURCE_MISSING'],
  [{ newsletterWordingVersion: 99 }, 'NEWSLETTER_WORDING_UNKNOWN'],
  [{ newsletterWordingVersion: 0 }, 'NEWSLETTER_WORDING_UNKNOWN'],
])('%j is refused with %s, and nothing is stored', async (fields, code) => {
  const person = await world.unfinishedPerson();
  expect(codes(await finish(person, fields))).toEqual([code]);
  expect(await storedOf(person)).toEqual({ phoneNumber: null, leadSource: null });
});

test('a key finishes nothing', async () => {
  const { apiKey } = await world.person();
  expect((await finish({ session: apiKey })).fault?.code).toBe('FORBIDDEN');
});

test('trying names is limited', async () => {
  const person = await world.unfinishedPerson();
  const { username } = await world.person();
  now = new Date(now.getTime() + 61_000);
  const tries = Array.from({ length: LOOK_UPS_PER_ADDRESS + 1 }, () =>
    world.rest(profileFinish, given({ username }), { token: person.session }),
  );
  const answers = (await Promise.all(tries)).flatMap((answer) => codes(answer) ?? []);
  expect(answers.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(1);
});
