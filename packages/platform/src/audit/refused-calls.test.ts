import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { linkRename, streamingLinkCreate } from '@launchyard/contract/links';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { sqlState } from '../kit/database.ts';
import { prune } from '../prune.ts';
import { auditLog, refusedCalls } from '../tables/audit.ts';
import { REFUSED_CALL_DAYS } from './work.ts';

let world: PlatformWorld;
let now = new Date();
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});

const DAY = 86_400_000;

test('two hundred refusals of one call are one row a day, and none in the audit log', async () => {
  const owner = await world.person();
  const ask = (token: string, appId = 'app_any') =>
    world.rest(streamingLinkCreate, { appId, idempotencyKey: 'refused-again' }, { token });
  for (let i = 0; i < 10; i++) await Promise.all(Array.from({ length: 20 }, () => ask(owner.apiKey)));
  await ask(owner.session);
  await world.rest(linkRename, { linkId: 'lnk_any', revision: 1, name: 'x' }, { token: owner.apiKey });
  now = new Date(now.getTime() + DAY);
  await ask(owner.apiKey);
  const rows = await world.database.sql
    .select()
    .from(refusedCalls)
    .where(eq(refusedCalls.personId, owner.uuids.person))
    .orderBy(refusedCalls.firstAt, refusedCalls.call, refusedCalls.credentialKind);
  expect(rows.map(({ call, credentialKind, count }) => [call, credentialKind, count])).toEqual([
    ['links.rename', 'key', 1],
    ['links.streamingCreate', 'key', 200],
    ['links.streamingCreate', 'session', 1],
    ['links.streamingCreate', 'key', 1],
  ]);
  expect(rows[1]).toMatchObject({
    accountId: owner.uuids.account,
    lastCredentialId: owner.uuids.key,
    lastCodes: ['APP_NOT_FOUND'],
  });
  expect(await world.database.sql.$count(auditLog, eq(auditLog.personId, owner.uuids.person))).toBe(0);
});

test('no process can delete rows, but old ones are pruned', async () => {
  const owner = await world.person();
  const mine = eq(refusedCalls.personId, owner.uuids.person);
  const row = (daysAgo: number) => {
    const at = new Date(Date.now() - daysAgo * DAY);
    const day = at.toISOString().slice(0, 10);
    const last = { lastAt: at, lastRequestId: 'r', lastCredentialId: owner.uuids.key, lastCodes: ['X'] };
    const who = { accountId: owner.uuids.account, personId: owner.uuids.person, credentialKind: 'key' as const };
    return { ...who, ...last, call: 'links.rename', day, count: 1, firstAt: at };
  };
  await world.database.sql
    .insert(refusedCalls)
    .values([row(REFUSED_CALL_DAYS + 2), row(REFUSED_CALL_DAYS - 2), row(0)]);
  const refused = await world.database.sql.delete(refusedCalls).where(mine).catch(sqlState);
  expect(refused).toBe('42501');
  const emptied = await world.database.sql.execute(sql`truncate refused_calls`).catch(sqlState);
  expect(emptied).toBe('42501');
  // A clock that was set forward prunes no young rows: the database’s own clock decides.
  await prune({ database: world.database, clock: () => new Date(Date.now() + 1_000 * DAY) });
  expect(await world.database.sql.$count(refusedCalls, mine)).toBe(2);
});
