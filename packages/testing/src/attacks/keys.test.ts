import { endKey, makeKey } from '@launchyard/platform/keys/keys';
import { systemClock } from '@launchyard/platform/kit/clock';
import { Client } from 'pg';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { untilSomebodyWaits } from '../database/waiting.ts';
import { inTime } from '../in-time.ts';
import type { TestPerson } from '../world/people.ts';
import { startWorld, type World } from '../world/world.ts';
import { startUpload } from './upload.ts';
import { WAYS_IN, waysInto, type WaysIn } from './ways-in.ts';

let world: World;
let ways: WaysIn;
let customer: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  ways = waysInto(world);
  customer = await world.person();
  // So that subscriptions have something to deliver at once.
  await ways.post(startUpload('something-to-hear'), { key: customer.apiKey });
  return () => world.close();
});
afterEach(async () => expect(await ways.stillAnswers()).toBe(true));

const WHO = {
  query: '{ viewer { account { storage { usedBytes } } } }',
  subscription: 'subscription { uploadsChanged { cursor } }',
};
const newKey = (expiresAt: Date | null = null) =>
  makeKey(
    world.database.sql,
    new Date(),
    { accountId: customer.uuids.account, personId: customer.uuids.person },
    'api',
    expiresAt,
  );
/** The last character belongs to the checksum. */
const mistyped = (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');

test.for(WAYS_IN)('22: over %s a key with a wrong checksum is refused without a database query', async (way) => {
  const { token } = await newKey();
  const locker = new Client({ connectionString: world.migrationUrl });
  await locker.connect();
  await locker.query('begin; lock table api_keys, sessions in access exclusive mode');
  // Key lookups now block: a request that is answered made none.
  expect((await ways.ask(way, WHO, { key: mistyped(token) })).code).toBe('UNAUTHENTICATED');
  let isAnswered = false;
  const looking = ways.post({ query: WHO.query }, { key: token }).finally(() => (isAnswered = true));
  await untilSomebodyWaits(world.database.pool);
  expect(isAnswered).toBe(false);
  await locker.query('rollback');
  expect((await looking).code).toBeUndefined();
  await locker.end();
});

const REFUSED: Record<string, { code: string; token: () => Promise<string> | string }> = {
  'that never existed': { code: 'UNAUTHENTICATED', token: () => `lyk_${'x'.repeat(49)}` },
  'that has expired': { code: 'UNAUTHENTICATED', token: async () => (await newKey(new Date(Date.now() - 1))).token },
  'that was revoked': {
    code: 'UNAUTHENTICATED',
    token: async () => {
      const { id, token } = await newKey();
      await endKey({ ...world, clock: systemClock }, id);
      return token;
    },
  },
  'that is only for streams': { code: 'FORBIDDEN', token: () => customer.streamingKey },
  'that is only a prefix': { code: 'UNAUTHENTICATED', token: () => 'lyk_' },
  'with the prefix of a session': {
    code: 'UNAUTHENTICATED',
    token: () => customer.apiKey.replace('lyk_', 'lys_'),
  },
};

test.for(Object.entries(REFUSED).flatMap(([title, key]) => WAYS_IN.map((way) => ({ title, way, ...key }))))(
  '22: over $way a key $title gives no access',
  async ({ way, code, token }) => {
    const got = await ways.ask(way, WHO, { key: await token() });
    expect(got.code).toBe(code);
    expect(got.text).not.toContain('usedBytes":');
  },
);

test('22: during a key rotation both keys work; the old one then stops at once, with its socket, and the new one continues', async () => {
  const [old, fresh] = [await newKey(), await newKey()];
  const sockets = [await ways.socket({ key: old.token }), await ways.socket({ key: fresh.token })] as const;
  for (const socket of sockets) {
    socket.subscribe('1', WHO.subscription);
    await socket.wait('1', 'next');
  }
  await endKey({ ...world, clock: systemClock }, old.id);
  expect(await sockets[0].waitClosed()).toBe(4403);
  expect(sockets[1].closed()).toBeNull();
  expect((await ways.post({ query: WHO.query }, { key: old.token })).code).toBe('UNAUTHENTICATED');
  expect((await ways.post({ query: WHO.query }, { key: fresh.token })).code).toBeUndefined();
  sockets[1].close();
});

test('22: a replaced key takes its sockets along when its overlap is over', async () => {
  const { prepared, moment } = await inTime(1_000, async (endsAt) => {
    const owner = await world.person();
    await ways.post(startUpload('heard-in-the-overlap'), { key: owner.apiKey });
    const socket = await listenWith(owner.apiKey);
    await endKey({ ...world, clock: systemClock }, owner.uuids.key, endsAt);
    expect((await ways.post({ query: WHO.query }, { key: owner.apiKey })).code).toBeUndefined();
    return { socket, key: owner.apiKey };
  });
  expect(await prepared.socket.waitClosed()).toBe(4403);
  expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime());
  expect((await ways.post({ query: WHO.query }, { key: prepared.key })).code).toBe('UNAUTHENTICATED');
});

test('22: a socket ends with its key', async () => {
  const { prepared, moment } = await inTime(1_000, async (expiresAt) => listenWith((await newKey(expiresAt)).token));
  expect(await prepared.waitClosed()).toBe(4403);
  expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime());
});

/** A socket that has been told something. */
async function listenWith(key: string) {
  const socket = await ways.socket({ key });
  socket.subscribe('1', WHO.subscription);
  await socket.wait('1', 'next');
  return socket;
}
