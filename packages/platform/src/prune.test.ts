import { beforeAll, describe, expect, test } from 'vitest';
import { sessionState } from '@launchyard/contract/session';
import { formatId } from '@launchyard/domain/kit';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { numberEvents } from './events/number.ts';
import { publish } from './events/publish.ts';
import { oldestEvent, readEvents } from './events/read.ts';
import { attempts, idempotencyKeys } from './kit/tables.ts';
import { prune } from './prune.ts';
import { sessions } from './tables/access.ts';
import { events, unnumberedEvents } from './tables/events.ts';

const NOW = new Date('2026-03-31T12:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ clock: () => NOW });
  return () => world.close();
});

test('what nobody needs any more is pruned, and nothing else', async () => {
  const owner = await world.person();
  const { sql } = world.database;
  const { account: accountId, person: personId } = owner.uuids;
  const ended = { kind: 'membership', accountId: owner.accountId, personId: owner.personId } as const;
  for (const at of [ago(7 * DAY + 1), ago(7 * DAY - 1)]) {
    await sql.transaction((tx) => publish(tx, at, null, { type: 'access.ended', ended }));
  }
  await numberEvents(world.database);
  await sql.insert(attempts).values([DAY + 1, DAY - 1].map((age) => ({ kind: 'k', subject: 's', at: ago(age) })));
  const keyed = (key: string, age: number) => ({
    accountId,
    key,
    call: 'c',
    inputHash: Buffer.alloc(1),
    createdAt: ago(age),
  });
  await sql.insert(idempotencyKeys).values([keyed('old', DAY + 1), keyed('new', DAY - 1)]);
  const session = (name: string, expiresAt: Date, endedAt: Date | null) => ({
    personId,
    tokenHash: Buffer.from(name),
    createdAt: ago(90 * DAY),
    lastUsedAt: ago(90 * DAY),
    userAgent: '',
    expiresAt,
    endedAt,
  });
  await sql
    .insert(sessions)
    .values([
      session('expired long ago', ago(30 * DAY + 1), null),
      session('expired', ago(30 * DAY - 1), null),
      session('ended long ago', ago(-DAY), ago(30 * DAY + 1)),
      session('ended', ago(-DAY), ago(30 * DAY - 1)),
    ]);

  await prune({ database: world.database, clock: () => NOW });

  expect((await sql.select({ at: events.at }).from(events)).map((row) => row.at)).toEqual([ago(7 * DAY - 1)]);
  expect((await sql.select({ at: attempts.at }).from(attempts)).map((row) => row.at)).toEqual([ago(DAY - 1)]);
  expect((await sql.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['new']);
  const kept = (await sql.select().from(sessions)).map((row) => row.tokenHash.toString());
  expect(kept.filter((name) => /^(expired|ended)/.test(name)).toSorted()).toEqual(['ended', 'expired']);
  expect((await world.rest(sessionState, {}, { token: owner.session })).status).toBe(200);
});

test('the worker prunes from its start', async () => {
  const { sql } = world.database;
  await sql.insert(attempts).values({ kind: 'k', subject: 's', at: ago(2 * DAY) });
  const worker = await world.startWorker();
  await worker.close();
  expect((await sql.select().from(attempts)).filter((row) => row.at < ago(DAY))).toEqual([]);
});

describe('events', () => {
  const someone = formatId('person', '01934f6e-2b5c-7c3a-9f10-0123456789ab');
  const event = (at: Date) => {
    const accountId = formatId('account', '01934f6e-2b5c-7c3a-9f10-0123456789ab');
    return {
      accountId: null,
      body: { type: 'access.ended', ended: { kind: 'membership', accountId, personId: someone } } as const,
      at,
    };
  };
  const [old, young, ahead] = [ago(7 * DAY + 1), ago(7 * DAY - 1), ago(-400 * DAY)];

  /** Writes events with these times, in the order of their numbers, and returns the times of those that are kept. */
  async function keptOf(...times: Date[]): Promise<Date[]> {
    const { sql } = world.database;
    await sql.delete(events);
    await sql.insert(unnumberedEvents).values(times.map(event));
    await numberEvents(world.database);
    await prune({ database: world.database, clock: () => NOW });
    const rows = await sql.select({ at: events.at }).from(events).orderBy(events.number);
    return rows.map(({ at }) => at);
  }

  test.each([
    { name: 'all old', times: [old, old], kept: [] },
    { name: 'old ones before young ones', times: [old, old, young], kept: [young] },
    { name: 'an old one between young ones leaves no gap', times: [young, old, young], kept: [young, old, young] },
    { name: 'one dated far ahead by a wrong clock holds nothing back', times: [old, ahead, old, young], kept: [young] },
  ])('the oldest are pruned from the front: $name', async ({ times, kept }) => {
    expect(await keptOf(...times)).toEqual(kept);
  });

  test('events without a number are kept however old they are, and delivered before they are pruned', async () => {
    const { sql } = world.database;
    await sql.delete(events);
    await sql.insert(unnumberedEvents).values(event(old));
    await prune({ database: world.database, clock: () => NOW });
    await numberEvents(world.database);
    const number = (await oldestEvent(sql)) ?? 0;
    expect(await readEvents(sql, number - 1, 10)).toMatchObject([{ number, type: 'access.ended' }]);
  });
});
