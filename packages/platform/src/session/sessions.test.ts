import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  BROWSER_HEADER,
  CLIENT_ADDRESS_HEADER,
  COUNTRY_HEADER,
  DEVICE_HEADER,
  GATEWAY_SECRET_HEADER,
} from '@launchyard/contract/kit';
import { sessionList, sessionRevoke, sessionRevokeOthers, sessionState, signIn } from '@launchyard/contract/session';
import { MAX_USER_AGENT, SESSION_DAYS } from '@launchyard/domain/session';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { mails } from '../tables/providers.ts';

const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0';
const MINUTE = 60_000;

let world: PlatformWorld;
let now = new Date('2026-03-01T12:00:00Z');
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});

let addresses = 0;
/** Signs in as the gateway does for a browser with this `User-Agent` and device token. */
const signInWith = async ({ email, password }: TestPerson, userAgent: string, device?: string) =>
  expectReply(
    await world.rest(
      signIn,
      { email, password },
      {
        headers: {
          [CLIENT_ADDRESS_HEADER]: `10.8.${(addresses += 1)}.1`,
          [GATEWAY_SECRET_HEADER]: world.config.gatewaySecret,
          [BROWSER_HEADER]: userAgent,
          ...(device === undefined ? {} : { [DEVICE_HEADER]: device }),
        },
      },
    ),
  );
const list = async (token: string) => expectReply(await world.rest(sessionList, {}, { token })).sessions;
const idOf = async (token: string) => (await list(token)).find(({ isCurrent }) => isCurrent)?.id ?? 'none';
const isOpen = async (token: string) => (await world.rest(sessionState, {}, { token })).status === 200;
const mailsTo = ({ email }: TestPerson) => world.database.sql.select().from(mails).where(eq(mails.recipient, email));

test('the list names the browser and the last use of each session, and which is the current one', async () => {
  const person = await world.person();
  const { token } = await signInWith(person, FIREFOX);
  pass(20 * MINUTE);
  const odd = await signInWith(person, `<b>${'x'.repeat(2 * MAX_USER_AGENT)}`);
  pass(6 * MINUTE);
  const before = now.toISOString();
  expect(await list(token)).toMatchObject([
    { browser: 'Firefox 145', system: 'macOS', isCurrent: true, lastUsedAt: before },
    { browser: null, system: null, isCurrent: false },
    { isCurrent: false },
  ]);
  pass(4 * MINUTE);
  // A use is noted every five minutes only.
  expect((await list(token))[0]?.lastUsedAt).toBe(before);
  pass(2 * MINUTE);
  expect((await list(odd.token))[0]).toMatchObject({ isCurrent: true, lastUsedAt: now.toISOString() });
  expect((await list(token))[0]?.expiresAt).toBe(
    new Date(now.getTime() + SESSION_DAYS * 24 * 60 * MINUTE).toISOString(),
  );
});

test('a session and its e-mail name the country that the gateway vouches for, and nobody else’s word', async () => {
  const person = await world.person();
  const { email, password } = person;
  const from = (headers: Record<string, string>) => world.rest(signIn, { email, password }, { headers });
  const vouched = { [GATEWAY_SECRET_HEADER]: world.config.gatewaySecret };
  const { token } = expectReply(await from({ ...vouched, [COUNTRY_HEADER]: 'DE' }));
  await from({ ...vouched, [COUNTRY_HEADER]: '<b>' });
  await from({ [COUNTRY_HEADER]: 'FR' });
  expect((await list(token)).flatMap(({ country }) => country ?? [])).toEqual(['DE']);
  expect(await list(token)).toHaveLength(4);
  expect((await mailsTo(person)).map(({ body }) => body).filter((body) => body.includes(' in Germany, '))).toHaveLength(
    1,
  );
});

test('ending one session ends that one; ending it again, an unknown one or the current one is refused', async () => {
  const person = await world.person();
  const [mine, other, third] = [await signInWith(person, ''), await signInWith(person, ''), person.session];
  const end = async (sessionId: string, token = mine.token) => {
    const { status, refusals, fault } = await world.rest(sessionRevoke, { sessionId }, { token });
    return refusals?.[0]?.code ?? fault?.code ?? status;
  };
  const otherId = await idOf(other.token);
  expect(await end(otherId, (await world.person()).session)).toBe('SESSION_ENDED');
  expect(await end(otherId, person.apiKey)).toBe('FORBIDDEN');
  expect(await isOpen(other.token)).toBe(true);
  const twice = await Promise.all([end(otherId), end(otherId)]);
  expect(new Set(twice)).toEqual(new Set([200, 'SESSION_ENDED']));
  expect([await isOpen(other.token), await isOpen(mine.token), await isOpen(third)]).toEqual([false, true, true]);
  for (const id of [otherId, 'ses_none', await idOf(mine.token)]) expect(await end(id)).toBe('SESSION_ENDED');
});

test('ending all others leaves the current one, and the sessions of other people', async () => {
  const [person, stranger] = [await world.person(), await world.person()];
  const mine = await signInWith(person, '');
  const other = await signInWith(person, '');
  const asked = () => world.rest(sessionRevokeOthers, {}, { token: mine.token });
  expect(expectReply(await asked()).endedCount).toBe(2);
  expect(expectReply(await asked()).endedCount).toBe(0);
  const open = [mine.token, stranger.session, other.token, person.session].map(isOpen);
  expect(await Promise.all(open)).toEqual([true, true, false, false]);
  expect(await list(mine.token)).toHaveLength(1);
});

test('a key neither lists nor ends the sessions of its person', async () => {
  const { apiKey, session } = await world.person();
  expect((await world.rest(sessionList, {}, { token: apiKey })).fault?.code).toBe('FORBIDDEN');
  expect((await world.rest(sessionRevokeOthers, {}, { token: apiKey })).fault?.code).toBe('FORBIDDEN');
  expect(await isOpen(session)).toBe(true);
});

test('a sign-in on a new device is told by e-mail, one on a known device is not, and nothing that was sent is quoted', async () => {
  const person = await world.person();
  const { device } = await signInWith(person, `${FIREFOX} http://evil.example`);
  const [mail, ...more] = await mailsTo(person);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('New sign-in to your account');
  expect(mail?.body).toContain('Firefox 145 on macOS');
  expect(mail?.body).toContain(`${world.config.addresses.panel}/sessions`);
  expect(mail?.body).not.toContain('evil');
  await signInWith(person, FIREFOX, device.token);
  expect(await mailsTo(person)).toHaveLength(1);
  const wrong = { email: person.email, password: 'not the password' };
  expect((await world.rest(signIn, wrong)).refusals?.[0]?.code).toBe('INCORRECT_CREDENTIALS');
  expect(await mailsTo(person)).toHaveLength(1);
});
