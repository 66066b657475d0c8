import { beforeAll, expect, test } from 'vitest';
import { newsletterGet, newsletterSubscribe } from '@launchyard/contract/newsletter';
import { newsletterWording } from '@launchyard/domain/newsletter';
import { unsubscribeUrl } from '@launchyard/platform/newsletter/link';
import type { TestPerson } from '../world/people.ts';
import { expectReply } from '../world/rest.ts';
import { startWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  return () => world.close();
});

async function aSubscriber(): Promise<TestPerson> {
  const person = await world.person();
  const wording = { wordingVersion: newsletterWording.version };
  expectReply(await world.rest(newsletterSubscribe, wording, { token: person.session }));
  return person;
}

const isSubscribed = async ({ session }: TestPerson) =>
  expectReply(await world.rest(newsletterGet, {}, { token: session })).newsletter.isSubscribed;

/** The link in an e-mail, at the address of this gateway. */
function linkTo({ uuids }: TestPerson): string {
  const { pathname, search } = new URL(unsubscribeUrl(world.config, uuids.person));
  return world.url + pathname + search;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = { method: 'POST', headers: FORM, body: 'List-Unsubscribe=One-Click' };

test('opening the link changes nothing, and shows the same page for every token', async () => {
  const person = await aSubscriber();
  const link = linkTo(person);
  const pages = await Promise.all([fetch(link), fetch(`${link}xxxx`), fetch(link.replace(/\?.*/, ''))]);
  const texts = await Promise.all(pages.map((page) => page.text()));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('<form method="post"><button>Unsubscribe</button></form>');
  expect(texts[0]).not.toContain(person.email);
  expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
  const { headers } = await fetch(link);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(await isSubscribed(person)).toBe(true);
});

test('one click unsubscribes as RFC 8058 says, without cookie or origin, again and again', async () => {
  const person = await aSubscriber();
  for (const body of [ONE_CLICK.body, ONE_CLICK.body, '']) {
    const answer = await fetch(linkTo(person), { ...ONE_CLICK, body });
    expect([answer.status, answer.redirected]).toEqual([200, false]);
    expect(await answer.text()).toContain('You are unsubscribed.');
    expect(await isSubscribed(person)).toBe(false);
  }
});

test.each(['null', 'https://webmail.example'])('the token is enough from the origin %s', async (origin) => {
  const person = await aSubscriber();
  const answer = await fetch(linkTo(person), { ...ONE_CLICK, headers: { ...FORM, origin } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(await isSubscribed(person)).toBe(false);
});

test('mail programs may send the form as multipart/form-data', async () => {
  const person = await aSubscriber();
  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(linkTo(person), { method: 'POST', body })).status).toBe(200);
  expect(await isSubscribed(person)).toBe(false);
});

test('a session of somebody else does not matter, and none is needed', async () => {
  const [person, other] = [await aSubscriber(), await aSubscriber()];
  const headers = { ...FORM, authorization: `Bearer ${other.session}`, cookie: `session=${other.session}` };
  expect((await fetch(linkTo(person), { ...ONE_CLICK, headers })).status).toBe(200);
  expect([await isSubscribed(person), await isSubscribed(other)]).toEqual([false, true]);
});

test('a changed link is refused without telling whom it names', async () => {
  const [person, other] = [await aSubscriber(), await world.person()];
  const unsigned = linkTo(other).replace(/token=.{21}/, `token=${'A'.repeat(21)}`);
  const answers = await Promise.all(
    [
      `${linkTo(person)}xxxx`,
      `${linkTo(other)}xxxx`,
      unsigned,
      linkTo(person).replace(/\?.*/, ''),
      `${linkTo(person).slice(0, -4)}%0D%0A`,
    ]
      .map((link) => fetch(link, ONE_CLICK))
      .map(async (answer) => [(await answer).status, await (await answer).text()]),
  );
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(answers[0]?.[0]).toBe(400);
  expect(await isSubscribed(person)).toBe(true);
});

test('other methods and large bodies do not get through', async () => {
  const person = await aSubscriber();
  const link = linkTo(person);
  const deleted = await fetch(link, { method: 'DELETE' });
  expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  const large = await fetch(link, { ...ONE_CLICK, body: 'x'.repeat(300_000) }).then(
    ({ status }) => status,
    () => 'cut',
  );
  expect([413, 'cut']).toContain(large);
  expect(await isSubscribed(person)).toBe(true);
});
