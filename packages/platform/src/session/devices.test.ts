import { count, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { CLIENT_ADDRESS_HEADER, DEVICE_HEADER, GATEWAY_SECRET_HEADER } from '@launchyard/contract/kit';
import { passwordResetFinish, passwordResetStart, signIn } from '@launchyard/contract/session';
import {
  DEVICE_DAYS,
  DEVICES_PER_PERSON,
  RESETS_PER_EMAIL,
  WRONG_SIGN_INS_PER_ACCOUNT,
  WRONG_SIGN_INS_PER_ADDRESS,
  WRONG_SIGN_INS_PER_DEVICE,
} from '@launchyard/domain/session';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply, type RestReply } from '@launchyard/testing/world/rest';
import { hashToken, makeToken } from '../kit/tokens.ts';
import { prune } from '../prune.ts';
import { mails } from '../tables/providers.ts';
import { knownDevices } from '../tables/session.ts';

let world: PlatformWorld;
let now = new Date('2026-03-01T12:00:00Z');
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});

let addresses = 0;
const newAddress = () => `10.9.${(addresses += 1)}.1`;

/** The gateway’s headers for a browser at that address with this device token. */
const headersOf = (address: string, device?: string) => ({
  [CLIENT_ADDRESS_HEADER]: address,
  [GATEWAY_SECRET_HEADER]: world.config.gatewaySecret,
  ...(device === undefined ? {} : { [DEVICE_HEADER]: device }),
});

/** Signs in like the gateway for a browser at that address with this device token. */
const attempt = ({ email }: TestPerson, password: string, device?: string, address = newAddress()) =>
  world.rest(signIn, { email, password }, { headers: headersOf(address, device) });
const deviceOf = async (person: TestPerson, device?: string) =>
  expectReply(await attempt(person, person.password, device)).device.token;
const codeOf = ({ status, refusals }: RestReply<unknown>) => refusals?.[0]?.code ?? status;

/** Requests a password reset, with this device token. */
const askForLink = ({ email }: TestPerson, device?: string) =>
  world.rest(passwordResetStart, { email }, { headers: headersOf(newAddress(), device) });

/** Uses up the attempts of strangers for the account, and those of the address. */
async function guess(person: TestPerson, address: string) {
  for (let i = 0; i < WRONG_SIGN_INS_PER_ADDRESS; i++) {
    const at = i < WRONG_SIGN_INS_PER_ACCOUNT ? person : { ...person, email: `nobody${i}@launchyard.example` };
    await attempt(at, `guess ${i}`, undefined, address);
  }
}

test('a stranger’s guesses, even from the owner’s own address, never lock the owner out on a known device', async () => {
  const owner = await world.person();
  const device = await deviceOf(owner);
  const address = newAddress();
  await guess(owner, address);
  expect(codeOf(await attempt(owner, owner.password, undefined))).toBe('TOO_MANY_ATTEMPTS');
  expect(codeOf(await attempt(owner, owner.password, makeToken('device')))).toBe('TOO_MANY_ATTEMPTS');
  expect(codeOf(await attempt(owner, owner.password, device, address))).toBe(200);
  expect(codeOf(await attempt(owner, 'guess', undefined)), 'and give strangers no more guesses').toBe(
    'TOO_MANY_ATTEMPTS',
  );
});

test('a known device has its own count of failed sign-ins for its account, and none for others', async () => {
  const [owner, other] = [await world.person(), await world.person()];
  const device = await deviceOf(owner);
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, i) => attempt(owner, `guess ${i}`, device)));
  const looked = guesses.map(codeOf).filter((code) => code === 'INCORRECT_CREDENTIALS');
  expect(looked).toHaveLength(WRONG_SIGN_INS_PER_DEVICE);
  expect(codeOf(await attempt(owner, owner.password, device))).toBe('TOO_MANY_ATTEMPTS');
  expect(codeOf(await attempt(owner, owner.password)), 'other devices are not locked out by it').toBe(200);
  const atOther = await Promise.all(Array.from({ length: 12 }, (_, i) => attempt(other, `guess ${i}`, device)));
  expect(atOther.map(codeOf).filter((code) => code === 'INCORRECT_CREDENTIALS')).toHaveLength(
    WRONG_SIGN_INS_PER_ACCOUNT,
  );
});

test('a device token is new with each sign-in, shared by everybody who signed in there, and stored as a hash', async () => {
  const [owner, other] = [await world.person(), await world.person()];
  const first = await deviceOf(owner);
  const second = await deviceOf(other, first);
  expect(second).not.toBe(first);
  await guess(owner, newAddress());
  expect(codeOf(await attempt(owner, owner.password, first))).toBe('TOO_MANY_ATTEMPTS');
  expect(codeOf(await attempt(owner, owner.password, second))).toBe(200);
  const rows = await world.database.sql.select().from(knownDevices);
  expect(rows.map((row) => row.tokenHash)).not.toContainEqual(hashToken(first));
  expect(JSON.stringify(rows)).not.toContain(second);
});

test('a new password forgets the person’s devices except the current one', async () => {
  const owner = await world.person();
  const [here, elsewhere] = [await deviceOf(owner), await deviceOf(owner)];
  expectReply(await world.rest(passwordResetStart, { email: owner.email }));
  const sent = await world.database.sql.select().from(mails).where(eq(mails.recipient, owner.email));
  const code = /oobCode=(\w+)/.exec(JSON.stringify(sent))?.[1] ?? '';
  const password = 'Other-2-password';
  expectReply(await world.rest(passwordResetFinish, { code, password }, { headers: { [DEVICE_HEADER]: here } }));
  await guess(owner, newAddress());
  expect(codeOf(await attempt(owner, password, elsewhere))).toBe('TOO_MANY_ATTEMPTS');
  expect(codeOf(await attempt(owner, password, here))).toBe(200);
});

test('unused devices are forgotten, and at most the newest ones are kept', async () => {
  const owner = await world.person();
  const mine = eq(knownDevices.personId, owner.uuids.person);
  for (let i = 0; i < DEVICES_PER_PERSON + 2; i++) await deviceOf(owner);
  const [kept] = await world.database.sql.select({ count: count() }).from(knownDevices).where(mine);
  expect(kept?.count).toBe(DEVICES_PER_PERSON);
  const device = await deviceOf(owner);
  pass(DEVICE_DAYS * 86_400 + 1);
  await guess(owner, newAddress());
  expect(codeOf(await attempt(owner, owner.password, device))).toBe('TOO_MANY_ATTEMPTS');
  await prune({ database: world.database, clock: () => now });
  expect(await world.database.sql.$count(knownDevices, mine)).toBe(0);
});

test('password resets requested by strangers never prevent the owner’s own on a known device', async () => {
  const [owner, other] = [await world.person(), await world.person()];
  const [device, strange] = [await deviceOf(owner), await deviceOf(other)];
  for (let i = 0; i < RESETS_PER_EMAIL; i++) expect((await askForLink(owner)).status).toBe(200);
  expect(codeOf(await askForLink(owner))).toBe('TOO_MANY_ATTEMPTS');
  expect(codeOf(await askForLink(owner, strange))).toBe('TOO_MANY_ATTEMPTS');
  for (let i = 0; i < RESETS_PER_EMAIL; i++) expect((await askForLink(owner, device)).status).toBe(200);
  expect(codeOf(await askForLink(owner, device))).toBe('TOO_MANY_ATTEMPTS');
});
