import { beforeAll, expect, test } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { auditList } from '@launchyard/contract/audit';
import {
  newsletterGet,
  newsletterSubscribe,
  newsletterSubscriberList,
  newsletterUnsubscribe,
  newsletterUnsubscribeByLink,
} from '@launchyard/contract/newsletter';
import { newsletterWording, UNSUBSCRIBES_PER_HOUR } from '@launchyard/domain/newsletter';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { newsletterConsents } from '../tables/newsletter.ts';
import { makeUnsubscribeToken } from './link.ts';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});

const WORDING = { wordingVersion: newsletterWording.version };
const as = ({ session }: TestPerson) => ({ token: session });
const subscribe = (person: TestPerson) => world.rest(newsletterSubscribe, WORDING, as(person));
const unsubscribe = (person: TestPerson) => world.rest(newsletterUnsubscribe, {}, as(person));
const isSubscribed = async (person: TestPerson) =>
  expectReply(await world.rest(newsletterGet, {}, as(person))).newsletter.isSubscribed;
const byLink = (token: string) => world.rest(newsletterUnsubscribeByLink, { token });
const tokenOf = ({ uuids }: TestPerson) => makeUnsubscribeToken(world.config.signingSecret, uuids.person);
const bytesOf = (token: string) => Buffer.from(token, 'base64url');
const entriesOf = async ({ uuids }: TestPerson) =>
  (
    await world.database.sql
      .select()
      .from(newsletterConsents)
      .where(eq(newsletterConsents.personId, uuids.person))
      .orderBy(asc(newsletterConsents.id))
  ).map(({ act, way, sentence, wordingVersion }) => ({ act, way, sentence, wordingVersion }));

const given = (way: string) => ({ act: 'given', way, sentence: newsletterWording.sentence, ...WORDING });
const withdrawn = (way: string) => ({ act: 'withdrawn', way, sentence: null, wordingVersion: null });

test('subscribing and unsubscribing only add to what was agreed to before', async () => {
  const person = await world.person();
  expect(expectReply(await world.rest(newsletterGet, {}, as(person))).newsletter).toEqual({
    isSubscribed: false,
    updatedAt: null,
  });
  expect(expectReply(await subscribe(person)).newsletter.isSubscribed).toBe(true);
  expect(expectReply(await unsubscribe(person)).newsletter.isSubscribed).toBe(false);
  expectReply(await subscribe(person));
  expectReply(await byLink(tokenOf(person)));
  expect(await entriesOf(person)).toEqual([given('panel'), withdrawn('panel'), given('panel'), withdrawn('link')]);
});

test('no process can change or delete what was agreed to', async () => {
  const person = await world.person();
  expectReply(await subscribe(person));
  const mine = eq(newsletterConsents.personId, person.uuids.person);
  const { sql } = world.database;
  await expect(sql.update(newsletterConsents).set({ sentence: 'Else' }).where(mine)).rejects.toMatchObject({
    cause: { code: '42501' },
  });
  await expect(sql.delete(newsletterConsents).where(mine)).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('the same again, also at once, adds nothing', async () => {
  const person = await world.person();
  expectReply(await unsubscribe(person));
  await Promise.all([subscribe(person), subscribe(person), subscribe(person)]);
  await Promise.all([byLink(tokenOf(person)), unsubscribe(person), byLink(tokenOf(person))]);
  expect((await entriesOf(person)).map(({ act }) => act)).toEqual(['given', 'withdrawn']);
});

test('a link works again and again, and answers the same whether or not they were subscribed', async () => {
  const person = await world.person();
  const first = await byLink(tokenOf(person));
  expectReply(await subscribe(person));
  const second = await byLink(tokenOf(person));
  expect(await isSubscribed(person)).toBe(false);
  expectReply(await subscribe(person));
  const third = await byLink(tokenOf(person));
  expect([first, second, third].map(({ status, reply }) => [status, reply])).toEqual([
    [200, {}],
    [200, {}],
    [200, {}],
  ]);
  expect(await isSubscribed(person)).toBe(false);
});

test('a link that is used again and again stops writing to the audit log, and still ends a subscription', async () => {
  const person = await world.person();
  const statuses: number[] = [];
  for (let i = 0; i <= UNSUBSCRIBES_PER_HOUR; i++) statuses.push((await byLink(tokenOf(person))).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(UNSUBSCRIBES_PER_HOUR);
  expect(statuses.at(-1)).toBe(429);
  expectReply(await subscribe(person));
  expectReply(await byLink(tokenOf(person)));
  expect(await isSubscribed(person)).toBe(false);
});

test('nobody unsubscribes others: a changed, cut or foreign token is refused, whoever it names', async () => {
  const person = await world.person();
  expectReply(await subscribe(person));
  const [mine, own] = [bytesOf(tokenOf(person)), bytesOf(tokenOf(await world.person()))];
  const forged = [
    '',
    'x',
    person.personId,
    person.uuids.person,
    tokenOf(person).slice(0, -4),
    `${tokenOf(person)}AAAA`,
    // Their id with the signature of another one, and with none.
    Buffer.concat([mine.subarray(0, 16), own.subarray(16)]).toString('base64url'),
    Buffer.concat([mine.subarray(0, 16), Buffer.alloc(32)]).toString('base64url'),
    mine.subarray(0, 16).toString('base64url'),
    makeUnsubscribeToken('another secret', person.uuids.person),
    // Signed, of somebody who does not exist.
    makeUnsubscribeToken(world.config.signingSecret, '01934f6e-2b5c-7c3a-9f10-0123456789ab'),
  ];
  for (const token of forged) {
    expect((await byLink(token)).refusals, token).toMatchObject([{ code: 'NEWSLETTER_LINK_INCOMPLETE' }]);
  }
  expect(await isSubscribed(person)).toBe(true);
});

test('a wording that never was is refused', async () => {
  const person = await world.person();
  const answer = await world.rest(newsletterSubscribe, { wordingVersion: 99 }, as(person));
  expect(answer.refusals).toMatchObject([{ code: 'NEWSLETTER_WORDING_UNKNOWN' }]);
  expect(await entriesOf(person)).toEqual([]);
});

test('a key neither reads nor changes it', async () => {
  const { apiKey: token } = await world.person();
  const answers = await Promise.all([
    world.rest(newsletterGet, {}, { token }),
    world.rest(newsletterSubscribe, WORDING, { token }),
    world.rest(newsletterUnsubscribe, {}, { token }),
  ]);
  expect(answers.map(({ fault }) => fault?.code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
});

test('the audit log of their own account says it, also when they act in a team', async () => {
  const owner = await world.person();
  const member = await world.person({ memberOf: owner });
  expectReply(await world.rest(newsletterSubscribe, WORDING, { ...as(member), account: owner.accountId }));
  expectReply(await byLink(tokenOf(member)));
  const actions = async (person: TestPerson) =>
    expectReply(await world.rest(auditList, {}, as(person))).edges.map(({ node }) => node.action);
  expect(await actions(member)).toEqual(['newsletter.unsubscribeByLink', 'newsletter.subscribe']);
  expect(await actions(owner)).toEqual([]);
});

test('an admin reads who gets it, with what they agreed to and a link that works', async () => {
  const [stays, leaves, returns] = [await world.person(), await world.person(), await world.person()];
  for (const person of [stays, leaves, returns]) expectReply(await subscribe(person));
  for (const person of [leaves, returns]) expectReply(await unsubscribe(person));
  expectReply(await subscribe(returns));
  const list = async (role: 'admin' | 'support' | 'customer', after?: string) =>
    world.rest(newsletterSubscriberList, { after }, as(await world.person({ role })));
  const { subscribers } = expectReply(await list('admin'));
  const emails = subscribers.map(({ email }) => email);
  expect(emails.slice(-2)).toEqual([stays.email, returns.email]);
  expect(emails).not.toContain(leaves.email);
  const [last] = expectReply(await list('admin', stays.personId)).subscribers;
  expect(last).toMatchObject({ email: returns.email, sentence: newsletterWording.sentence, ...WORDING });
  const url = new URL(subscribers.at(-2)?.unsubscribeUrl ?? '');
  expect(url.origin).toBe(world.config.addresses.panel);
  expectReply(await byLink(url.searchParams.get('token') ?? ''));
  expect(await isSubscribed(stays)).toBe(false);
  expect((await list('support')).fault?.code).toBe('FORBIDDEN');
  expect((await list('customer')).fault?.code).toBe('FORBIDDEN');
});
