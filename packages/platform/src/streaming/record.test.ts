import { beforeAll, expect, test } from 'vitest';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { newId } from '../kit/columns.ts';
import { streamingSessions } from '../tables/streaming.ts';
import { openRecord } from './record.ts';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});

test('the end of a session is unsaved until it is committed, so that its process knows of it for as long', async () => {
  const now = new Date();
  const names = { linkName: 'Harbour', appName: 'Harbour', versionId: newId(), version: 1, configName: 'Default' };
  const rules = { maxMinutes: 60, idle: null, downloadsLog: false };
  const whose = { accountId: (await world.person()).uuids.account, linkId: newId(), appId: newId() };
  const [row = expect.unreachable()] = await world.database.sql
    .insert(streamingSessions)
    .values({ ...names, ...whose, rules, state: 'live', createdAt: now, seenAt: now })
    .returning();
  const record = openRecord({ database: world.database, clock: () => now, isRunning: () => true }, row);
  record.change({ state: 'ended', end: 'visitorLeft', endedAt: now });
  const saved = record.save();
  // Long enough for the write to begin, and too short for an answer of the database.
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  expect(record.hasUnsaved()).toBe(true);
  await saved;
  expect(record.hasUnsaved()).toBe(false);
});
