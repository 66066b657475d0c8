import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { compactVerify, createLocalJWKSet, decodeProtectedHeader, exportJWK, exportPKCS8, generateKeyPair } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import {
  clientTokenCreate,
  clientTokenRedeem,
  signingKeys as signingKeysCall,
} from '@launchyard/contract/client-tokens';
import { createTestDatabase, type TestDatabase } from '@launchyard/testing/database/test-database';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { signingKeys } from '../tables/developer.ts';

const MINUTE = 60_000;
let database: TestDatabase;
let world: PlatformWorld;
let owner: TestPerson;
beforeEach(async () => {
  database = await createTestDatabase();
  world = await startPlatform({ database });
  owner = await world.person();
  return () => world.close();
});

async function make(services = world): Promise<{ token: string; kid: string }> {
  const wish = { clientEmail: 'client@agency.example', expiresInMinutes: 30, object: '{}' };
  const asked = { ...wish, idempotencyKey: randomUUID() };
  const { token } = expectReply(await services.rest(clientTokenCreate, asked, { token: owner.session }));
  return { token, kid: decodeProtectedHeader(token).kid ?? '' };
}
const redeem = (token: string) => world.rest(clientTokenRedeem, { token }, {});
const publishedIds = async () => expectReply(await world.rest(signingKeysCall, {}, {})).keys.map(({ kid }) => kid);

test('the database holds the private key sealed only', async () => {
  const { kid } = await make();
  const [row = expect.unreachable()] = await world.database.sql.select().from(signingKeys);
  expect(row).toMatchObject({ id: kid, sealedPrivateKey: expect.stringMatching(/^v1\.[\w-]+\.[\w-]+$/) });
  expect(Object.keys(row.publicKey).toSorted()).toEqual(['crv', 'kty', 'x']);
});

test('a key whose private half was dropped is replaced, once, and its tokens stay valid', async () => {
  const { token, kid } = await make();
  await world.owner.sql.update(signingKeys).set({ sealedPrivateKey: null });
  const made = await Promise.all([make(), make(), make()]);
  const [next = expect.unreachable(), ...others] = new Set(made.map((each) => each.kid));
  expect(others).toEqual([]);
  expect(next).not.toBe(kid);
  expect(new Set(await publishedIds())).toEqual(new Set([kid, next]));
  expectReply(await redeem(token));
  expectReply(await redeem(made[0].token));
});

test('under another SIGNING_SECRET another key signs; two secrets at once make one key each', async () => {
  const first = await make();
  const config = { signingSecret: 'the next signing secret of one test' };
  const other = await startPlatform({ config, database: { ...database, drop: () => Promise.resolve() } });
  const second = await make(other);
  expect(second.kid).not.toBe(first.kid);
  expect([(await make()).kid, (await make(other)).kid]).toEqual([first.kid, second.kid]);
  expect(await publishedIds()).toEqual([second.kid, first.kid]);
  await other.close();
  for (const { token } of [first, second]) {
    // Either issuer is its own panel, so only the signature is verified here.
    const keys = createLocalJWKSet(expectReply(await world.rest(signingKeysCall, {}, {})));
    await compactVerify(token, keys);
  }
});

test('a private key that somebody puts into the database, or moves to another row, signs nothing', async () => {
  const { kid } = await make();
  const sql = world.database.sql;
  const [own = expect.unreachable()] = await sql.select().from(signingKeys).where(eq(signingKeys.id, kid));
  const pair = await generateKeyPair('EdDSA', { extractable: true });
  const publicKey = await exportJWK(pair.publicKey);
  const createdAt = new Date(Date.now() + MINUTE);
  for (const sealedPrivateKey of [own.sealedPrivateKey, await exportPKCS8(pair.privateKey)]) {
    await sql.insert(signingKeys).values({ publicKey, sealedPrivateKey, createdAt });
  }
  expect((await make()).kid).toBe(kid);
});
