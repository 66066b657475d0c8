import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { untilSomebodyWaits } from '@launchyard/testing/database/waiting';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { newId } from '../kit/columns.ts';
import { openDatabase, type Database } from '../kit/database.ts';
import { streamingSessions } from '../tables/streaming.ts';
import { admitWaiting } from './admission.ts';
import { endSession } from './end-session.ts';

let world: PlatformWorld;
let other: Database;
beforeAll(async () => {
  world = await startPlatform();
  other = openDatabase(world.config.databaseUrl, { connections: 1, onError: () => undefined });
  return async () => {
    await other.close();
    await world.close();
  };
});

test('a visitor whose session is ended while they get a place does not get it', async () => {
  const { sql, pool } = world.database;
  const accountId = (await world.person()).uuids.account;
  const now = new Date();
  const names = { linkName: 'Harbour', appName: 'Harbour', versionId: newId(), version: 1, configName: 'Default' };
  const session = { ...names, accountId, linkId: newId(), appId: newId(), state: 'queued' as const };
  const rules = { maxMinutes: 60, idle: null, downloadsLog: false };
  const waiting = [newId(), newId()] as const;
  await sql
    .insert(streamingSessions)
    .values(waiting.map((id) => ({ ...session, id, rules, createdAt: now, seenAt: now })));
  const { placed } = await sql.transaction(async (tx) => {
    await endSession(tx, now, waiting[0], null);
    const placing = other.sql.transaction((own) => admitWaiting(own, now, accountId));
    await Promise.race([placing, untilSomebodyWaits(pool)]);
    return { placed: placing };
  });
  expect(await placed).toEqual([waiting[1]]);
  const rows = await sql.select().from(streamingSessions).where(eq(streamingSessions.accountId, accountId));
  expect(Object.fromEntries(rows.map(({ id, state }) => [id, state]))).toEqual({
    [waiting[0]]: 'ended',
    [waiting[1]]: 'starting',
  });
});
