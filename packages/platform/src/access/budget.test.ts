import { beforeAll, expect, test } from 'vitest';
import { budgetTake } from '@launchyard/contract/session';
import { POINTS_PER_MINUTE } from '@launchyard/domain/session';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { eq } from 'drizzle-orm';
import { sessions } from '../tables/access.ts';
import { takePoints } from './budget.ts';

let now = new Date('2026-01-01T12:00:00.000Z');
let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});

const take = async ({ apiKey }: TestPerson, points: number) =>
  expectReply(await world.rest(budgetTake, { points }, { token: apiKey }));

test('concurrent gateways share a key’s whole budget and never exceed it', async () => {
  const person = await world.person();
  const got = await Promise.all(Array.from({ length: 40 }, () => take(person, 2_000)));
  const taken = got.reduce((sum, each) => sum + each.taken, 0);
  const least = Math.min(...got.map(({ left }) => left));
  expect(taken + least).toBe(POINTS_PER_MINUTE.key);
  expect(least).toBeLessThan(2_000);
  expect(await take(person, least)).toMatchObject({ taken: least, left: 0 });
  expect(await take(person, 1)).toMatchObject({ taken: 0, left: 0 });
});

test('a budget is full again after its minute, which starts with the first points taken', async () => {
  const person = await world.person();
  const other = await world.person();
  expect(await take(person, POINTS_PER_MINUTE.key)).toMatchObject({
    taken: POINTS_PER_MINUTE.key,
    left: 0,
    secondsLeft: 60,
  });
  now = new Date(now.getTime() + 59_000);
  expect(await take(person, 1)).toMatchObject({ taken: 0, secondsLeft: 1 });
  expect((await take(other, 1)).taken).toBeGreaterThan(0);
  now = new Date(now.getTime() + 1_000);
  expect((await take(person, 1)).taken).toBeGreaterThan(0);
});

test('after the clock is set back no key waits longer than a minute', async () => {
  const person = await world.person();
  await take(person, POINTS_PER_MINUTE.key);
  now = new Date(now.getTime() - 3600_000);
  expect((await take(person, 1)).secondsLeft).toBe(60);
});

test('a session has its own budget, separate from the key’s', async () => {
  const person = await world.person();
  const takeAll = () => world.rest(budgetTake, { points: POINTS_PER_MINUTE.session }, { token: person.session });
  expect(expectReply(await takeAll())).toMatchObject({ taken: POINTS_PER_MINUTE.session, left: 0 });
  expect(expectReply(await takeAll())).toMatchObject({ taken: 0 });
  expect((await take(person, POINTS_PER_MINUTE.key)).taken).toBe(POINTS_PER_MINUTE.key);
});

test('a request whose session ends meanwhile still takes from its budget', async () => {
  const person = await world.person();
  const { sql } = world.database;
  const [session = expect.unreachable()] = await sql
    .update(sessions)
    .set({ endedAt: now })
    .where(eq(sessions.personId, person.uuids.person))
    .returning({ id: sessions.id });
  const deps = { database: world.database, clock: () => now, log: world.log };
  const credential = { kind: 'session', id: session.id, sessionId: session.id, expiresAt: null } as const;
  expect(await takePoints(deps, credential, 1)).toMatchObject({ taken: expect.any(Number) });
});
