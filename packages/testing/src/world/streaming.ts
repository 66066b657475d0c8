import type { SessionRules } from '@launchyard/domain/streaming';
import { formatId, parseId } from '@launchyard/domain/kit';
import { streamingSamples, streamingSessions } from '@launchyard/platform/tables/streaming';
import type { TestPerson } from './people.ts';
import type { PlatformWorld } from './platform.ts';

type Row = typeof streamingSessions.$inferInsert;

const rules: SessionRules = { maxMinutes: 15, idle: null, downloadsLog: false };
const quality = {
  seconds: 10,
  framesPerSecond: 60,
  framesPerSecondP5: 57,
  roundTripMilliseconds: 24,
  jitterMilliseconds: 2,
  lossPercent: 0,
  bitsPerSecond: 18_400_000,
  freezes: 0,
  width: 1920,
  height: 1080,
};

/**
 * A session of an application (a public id) that streams, with a minute of its quality, though nobody runs it: for tests of what shows it.
 * Returns its public id.
 */
export async function makeStreamingSession(
  world: Pick<PlatformWorld, 'database'>,
  owner: TestPerson,
  appId: string,
  over: Partial<Row> = {},
): Promise<string> {
  const now = over.seenAt ?? new Date();
  const id = parseId('app', appId) ?? '';
  const [row] = await world.database.sql
    .insert(streamingSessions)
    .values({
      accountId: owner.uuids.account,
      linkId: id,
      linkName: 'Showroom booth',
      appId: id,
      appName: 'NightDistrict',
      versionId: id,
      version: 12,
      configName: 'default',
      rules,
      state: 'live',
      createdAt: now,
      placedAt: now,
      liveAt: now,
      seenAt: now,
      streamedMilliseconds: 60_000,
      country: 'DE',
      device: 'Chrome 142 on Windows',
      firstFrameMilliseconds: 2_400,
      codec: 'H264',
      route: 'host',
      quality,
      ...over,
    })
    .returning({ id: streamingSessions.id });
  if (!row) throw new Error('the session was not written');
  const samples = Array.from({ length: 6 }, (_, index) => ({
    sessionId: row.id,
    at: new Date(now.getTime() - index * 10_000),
    quality: { ...quality, framesPerSecond: 60 - index },
  }));
  await world.database.sql.insert(streamingSamples).values(samples);
  return formatId('streamingSession', row.id);
}
