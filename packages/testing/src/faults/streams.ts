import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PLACES_FOR_A_SPARE } from '@launchyard/domain/streaming';
import { markOf } from '@launchyard/fleet/isolation/sweep';
import { EMPTY_PLAYER } from '@launchyard/platform/streaming/test-page';
import { isSpareId } from '@launchyard/platform/streaming/spare-id';
import { restFleet } from '@launchyard/platform/providers/fleet/rest-fleet';
import { Pool } from 'pg';
import { makeTestedApp } from '../world/apps.ts';
import { makeLink } from '../world/links.ts';
import { startPlatform } from '../world/platform.ts';
import { freePorts } from '../world/ports.ts';
import { PROCESS_PATIENCE } from '../waits.ts';
import type { FaultGround, FaultReport, Harness } from './harness.ts';
import { urlFor } from '../database/test-cluster.ts';
import { startKillable } from './killable-database.ts';
import { buildProcesses, checkStreams, type World } from './streams/check-streams.ts';
import { startRevived } from './streams/revived.ts';
import { startVisitor } from './streams/visitor.ts';
import { untilThere } from './until-there.ts';

const FLEET = fileURLToPath(import.meta.resolve('@launchyard/fleet/main-fleet'));
const STREAMS = fileURLToPath(new URL('streams/streams-process.ts', import.meta.url));
const VISITORS = 2;
/** Enough for a spare beside them. */
const PLACES = 2 * PLACES_FOR_A_SPARE;
/** From this size on, the database is killed too. */
const LONG = 20;
/** How long it goes well at most. */
const MOST_WATCHED_MILLISECONDS = 2_000;

/** Registers with signalling, as a streamer does, and comes back when its line breaks. */
const BUILD = `exec node -e '
const url = process.argv.find((each) => each.startsWith("-PixelStreamingURL=")).slice(19);
(function open() {
  const line = new WebSocket(url);
  line.onmessage = ({ data }) => data.includes("identify") && line.send(JSON.stringify({ type: "endpointId", id: "x" }));
  line.onclose = () => setTimeout(open, 300);
})();
' -- "$@"`;

/** Kills what runs streams while visitors watch. */
export const streamsHarness: Harness = {
  promise: 'streams: no process is left, no place stays taken, and nothing is counted that was not streamed',
  sizes: { long: 100, short: 4 },
  run: killStreams,
};

async function killStreams({ createDatabase, folder, tell }: FaultGround, kills: number): Promise<FaultReport> {
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const server = kills < LONG ? { ...(await createDatabase()), kill: null } : await startKillableIn(folder);
  const token = randomBytes(32).toString('base64url');
  const [port, stream, signalling, fleetPort, hooks] = await freePorts();
  const fleetAddress = { url: `http://127.0.0.1:${fleetPort}`, token };
  // It makes the account and its link; without a fleet it runs no sessions.
  const platform = await startPlatform({ database: server, config: { dataDir } });
  const shared = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, FLEET_TOKEN: token, PORT: String(port) };
  const fleetProcess = await startRevived(FLEET, {
    ...shared,
    FLEET_PORT: String(fleetPort),
    FLEET_PLACES: String(PLACES),
    FLEET_FIRST_UDP_PORT: '27000',
  });
  const streamsProcess = await startRevived(STREAMS, {
    ...shared,
    DATABASE_URL: urlFor('streams', server),
    SIGNING_SECRET: platform.config.signingSecret,
    STREAM_PORT: String(stream),
    SIGNALLING_PORT: String(signalling),
    HOOKS_PORT: String(hooks),
    FLEET_URL: fleetAddress.url,
    PLAYER_DIST: EMPTY_PLAYER,
    LOG_LEVEL: 'error',
  });
  const pool = new Pool({ connectionString: server.migrationUrl, max: 2 });
  pool.on('error', () => undefined);
  try {
    const owner = await platform.person();
    const { id: appId } = await makeTestedApp(platform, owner, 'Harbour', [1], { buildType: 'linux' });
    const { rows } = await pool.query<{ id: string }>('select id from app_versions');
    const versionId = rows[0]?.id ?? '';
    await makeBuild(join(dataDir, 'files', 'builds', versionId));
    const link = new URL((await makeLink(platform, owner, { appId })).url);
    link.port = String(stream);
    const visitors = Array.from({ length: VISITORS }, () => startVisitor(link.href));
    const seenMilliseconds = () => visitors.reduce((sum, visitor) => sum + visitor.seenMilliseconds, 0);
    const world: World = { pool, versionId, fleet: restFleet(fleetAddress), dataDir, seenMilliseconds };
    const ways = {
      'streams and signalling': () => streamsProcess.kill(),
      fleet: () => fleetProcess.kill(),
      build: () => killBuild(dataDir),
      ...(server.kill && { database: server.kill }),
    };
    const isWatched = () => visitors.some(({ isWatching }) => isWatching);
    const done = await killInTurn(ways, kills, isWatched, tell);
    await Promise.all(visitors.map((visitor) => visitor.leave()));
    const broken = await settle(world);
    const streams = visitors.reduce((sum, visitor) => sum + visitor.streams, 0);
    const { rows: sessions } = await pool.query<{ id: string }>('select id from streaming_sessions');
    const figures = {
      streams,
      'seconds seen': Math.round(seenMilliseconds() / 1000),
      'sessions of spares': sessions.filter((session) => isSpareId(session.id)).length,
    };
    return { done, figures, broken, planted: await plant(world) };
  } finally {
    await streamsProcess.close();
    await fleetProcess.close();
    await pool.end();
    await platform.close();
  }
}

async function startKillableIn(folder: string) {
  const database = await startKillable(join(folder, 'database'));
  return { ...database, drop: () => database.stop() };
}

async function makeBuild(folder: string): Promise<void> {
  await mkdir(join(folder, 'Engine'), { recursive: true });
  await writeFile(join(folder, 'Harbour.sh'), `#!/bin/sh\n${BUILD}\n`, { mode: 0o755 });
}

/** Each way once before any comes again, in an order by chance, and each while somebody watches. */
async function killInTurn(
  ways: Record<string, () => Promise<void>>,
  kills: number,
  isWatched: () => boolean,
  tell: (line: string) => void,
) {
  const done: Record<string, number> = {};
  let left: string[] = [];
  const untilWatched = () => untilThere(async () => (isWatched() ? true : undefined));
  for (let kill = 1; kill <= kills; kill++) {
    if (left.length === 0) left = Object.keys(ways);
    const [name = ''] = left.splice(Math.floor(Math.random() * left.length), 1);
    await untilWatched();
    await pause(MOST_WATCHED_MILLISECONDS * Math.random());
    await ways[name]?.();
    done[name] = (done[name] ?? 0) + 1;
    if (kill % 10 === 0) tell(`${kill} of ${kills} kills`);
  }
  await untilWatched();
  return done;
}

async function killBuild(dataDir: string): Promise<void> {
  const found = await buildProcesses(dataDir);
  const chosen = found[Math.floor(Math.random() * found.length)];
  if (!chosen) return;
  try {
    process.kill(chosen.pid, 'SIGKILL');
  } catch {
    // It ended meanwhile.
  }
}

/** What stays wrong. Services need a moment after the last visitor has left. */
async function settle(world: World): Promise<string[]> {
  const deadline = performance.now() + PROCESS_PATIENCE;
  for (;;) {
    const wrong = await checkStreams(world).catch((error: unknown) => [String(error)]);
    if (wrong.length === 0 || performance.now() > deadline) return wrong;
    await pause(200);
  }
}

/** The same check, with something wrong. */
async function plant(world: World): Promise<Record<string, string[]>> {
  const forgotten = spawn('sleep', ['600'], { argv0: `${markOf(world.dataDir)}-forgotten`, stdio: 'ignore' });
  await once(forgotten, 'spawn');
  const processes = await checkStreams(world);
  const gone = once(forgotten, 'exit');
  forgotten.kill('SIGKILL');
  await gone;
  await world.pool.query('update streaming_sessions set streamed_milliseconds = streamed_milliseconds + 600000');
  const minutes = await checkStreams(world);
  await world.pool.query('update streaming_sessions set streamed_milliseconds = 0');
  const id = randomUUID();
  await world.fleet.start(id, {
    build: { versionId: world.versionId, accountId: 'acc_1', appName: 'Harbour', version: 1, platform: 'linux' },
    use: 'stream',
    signallingUrl: 'ws://127.0.0.1:9/signalling',
    arguments: [],
    leaseSeconds: 60,
  });
  const places = await checkStreams(world);
  await world.fleet.stop(id);
  return {
    'a process that is left': processes,
    'minutes that nobody saw': minutes,
    'a place that stays taken': places,
  };
}
