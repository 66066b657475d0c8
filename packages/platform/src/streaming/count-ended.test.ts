import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { streamedTime } from '@launchyard/contract/plans';
import { parseId } from '@launchyard/domain/kit';
import type { TestPerson } from '@launchyard/testing/world/people';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { makeStreamingSession } from '@launchyard/testing/world/streaming';
import { endSession } from './end-session.ts';
import { streamingSessions, usageQuarters } from '../tables/streaming.ts';
import { countEnded } from './count-ended.ts';
import { readStreamed } from '../plans/streamed.ts';

const BEGUN = new Date('2026-11-20T10:07:00Z');

let now = new Date('2026-11-20T09:00:00Z');
const clock = () => now;

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ clock });
  return () => world.close();
});

async function withApp(): Promise<{ owner: TestPerson; appId: string }> {
  now = new Date('2026-11-20T09:00:00Z');
  const owner = await world.person();
  now = new Date('2026-11-20T12:00:00Z');
  return { owner, appId: (await makeTestedApp(world, owner, 'Harbour', [1])).id };
}

const count = () => countEnded({ database: world.database, clock });
const seconds = async (owner: TestPerson) =>
  expectReply(await world.rest(streamedTime, {}, { token: owner.session })).seconds;
const since = (owner: TestPerson, instant: string) =>
  readStreamed(world.database.sql, owner.uuids.account, new Date(instant));
const quarters = ({ uuids }: TestPerson) =>
  world.database.sql
    .select({
      quarter: usageQuarters.quarter,
      sessions: usageQuarters.sessions,
      milliseconds: usageQuarters.streamedMilliseconds,
    })
    .from(usageQuarters)
    .where(eq(usageQuarters.accountId, uuids.account))
    .orderBy(usageQuarters.quarter);
const ended = (createdAt: Date, streamedMilliseconds: number) => ({
  createdAt,
  seenAt: createdAt,
  streamedMilliseconds,
  state: 'ended' as const,
  end: 'visitorLeft' as const,
  endedAt: createdAt,
});

test('nothing was streamed by an account that is new', async () => {
  const { owner } = await withApp();
  expect(await seconds(owner)).toBe(0);
});

test('what runs counts as it goes, and what ended counts once, however often and by how many it is counted', async () => {
  const { owner, appId } = await withApp();
  const live = await makeStreamingSession(world, owner, appId, { createdAt: BEGUN, streamedMilliseconds: 61_500 });
  await makeStreamingSession(world, owner, appId, ended(BEGUN, 30_000));
  expect(await seconds(owner)).toBe(91);
  await Promise.all([count(), count(), count()]);
  await count();
  expect(await seconds(owner)).toBe(91);
  expect(await quarters(owner)).toEqual([
    { quarter: new Date('2026-11-20T10:00:00Z'), sessions: 1, milliseconds: 30_000 },
  ]);

  const id = parseId('streamingSession', live) ?? '';
  await world.database.sql
    .update(streamingSessions)
    .set({ streamedMilliseconds: 70_000 })
    .where(eq(streamingSessions.id, id));
  await world.database.sql.transaction((tx) => endSession(tx, clock(), id, null));
  expect(await seconds(owner)).toBe(100);
  await count();
  expect(await seconds(owner)).toBe(100);
  expect(await quarters(owner)).toMatchObject([{ sessions: 2, milliseconds: 100_000 }]);
});

test('a session belongs to the quarter of an hour in which it was asked for, and counts from any instant to the millisecond', async () => {
  const { owner, appId } = await withApp();
  for (const instant of ['10:14:59.999', '10:15:00.000', '10:29:59.999', '10:31:00.000']) {
    await makeStreamingSession(world, owner, appId, ended(new Date(`2026-11-20T${instant}Z`), 1_000));
  }
  const counts = async () =>
    Promise.all(
      [
        '10:00:00.000',
        '10:14:59.999',
        '10:15:00.000',
        '10:15:00.001',
        '10:29:59.999',
        '10:30:00.000',
        '10:31:00.001',
      ].map((instant) => since(owner, `2026-11-20T${instant}Z`)),
    );
  const expected = [4_000, 4_000, 3_000, 2_000, 2_000, 1_000, 0];
  expect(await counts()).toEqual(expected);
  await count();
  expect(await counts()).toEqual(expected);
  expect((await quarters(owner)).map(({ sessions }) => sessions)).toEqual([1, 2, 1]);
});

test('more sessions than one run takes are all counted', async () => {
  const { owner, appId } = await withApp();
  await makeStreamingSession(world, owner, appId, ended(BEGUN, 1_000));
  await world.database.pool.query(
    `insert into streaming_sessions (id, account_id, link_id, link_name, app_id, app_name, version_id, version, config_name, rules, state, created_at, seen_at, ended_at, streamed_milliseconds)
     select gen_random_uuid(), account_id, link_id, link_name, app_id, app_name, version_id, version, config_name, rules, state, created_at, seen_at, ended_at, streamed_milliseconds
     from streaming_sessions, generate_series(1, 4_500) where account_id = $1`,
    [owner.uuids.account],
  );
  await count();
  expect(await quarters(owner)).toMatchObject([{ sessions: 4_501, milliseconds: 4_501_000 }]);
});

test('a worker counts by itself', async () => {
  const { owner, appId } = await withApp();
  await makeStreamingSession(world, owner, appId, ended(BEGUN, 1_000));
  await world.startWorker();
  await expect.poll(() => quarters(owner)).toMatchObject([{ sessions: 1 }]);
});
