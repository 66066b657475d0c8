import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createFleetServer } from '@launchyard/fleet/server';
import { createSupervisor, type Supervisor } from '@launchyard/fleet/supervisor';
import type { WorkerConfig } from '@launchyard/platform/config';
import { openEnd, statusOf } from '@launchyard/platform/signalling/test-ends';
import { makeSampleBuild } from '@launchyard/sample';
import { startPlatform, type PlatformWorld } from '../world/platform.ts';
import type { TestPerson } from '../world/people.ts';
import { portOf } from '../world/ports.ts';
import { uploadBuild } from '../world/uploads.ts';

let world: PlatformWorld;
let supervisor: Supervisor;
let server: ReturnType<typeof createFleetServer>;
let owner: TestPerson;
let folder: string;
/** Where the last build was told to register. */
let signallingUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-started-'));
  const dataDir = join(folder, 'data');
  const embeddedFleet = { firstUdpPort: 23_000, places: 2 };
  supervisor = await createSupervisor({ dataDir, memoryBytes: 2e9, isDevelopment: true, ...embeddedFleet });
  const start: Supervisor['start'] = (id, input) => {
    ({ signallingUrl } = input);
    return supervisor.start(id, input);
  };
  const token = randomBytes(32).toString('base64url');
  server = createFleetServer({ ...supervisor, start }, token, (error) => {
    throw error;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fleet = { url: `http://127.0.0.1:${portOf(server)}`, token };
  world = await startPlatform({ config: { dataDir, fleet, embeddedFleet } });
  owner = await world.person();
  return async () => {
    await world.close();
    await supervisor.close();
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  };
});

type Limits = Partial<Pick<WorkerConfig, 'buildRegisterSeconds' | 'buildPictureSeconds'>>;

/** Uploads the sample build, started with these arguments, and returns the upload at its end. */
async function upload(appName: string, given: string[] = [], limits: Limits = {}) {
  const file = join(folder, `${appName}.zip`);
  await makeSampleBuild(file, { appName, arguments: given });
  const usual = { ...world.config };
  Object.assign(world.config, limits);
  const worker = await world.startWorker();
  try {
    return await uploadBuild(world, owner, file, { appName, isLinuxBuild: true });
  } finally {
    await worker.close();
    Object.assign(world.config, usual);
  }
}

/** What its test said about an upload: with the stage if it passed, with the failure if not. */
async function evidenceOf(appName: string): Promise<string> {
  const { rows } = await world.database.pool.query<{ said: string }>(
    `select coalesce(u.failure->>'evidence', s.note, '') as said
     from uploads u join upload_stages s on s.upload_id = u.id and s.stage = 'test' where u.app_name = $1`,
    [appName],
  );
  return rows[0]?.said ?? '';
}

const isNothingLeft = async () => (await supervisor.list()).every(({ state }) => state === 'ended');

test('a build that streams passes, and nothing of it is left running', async () => {
  expect(await upload('Streams')).toMatchObject({ state: 'tested', failure: null, buildType: 'linux' });
  expect(await evidenceOf('Streams')).toContain('Started and streamed: a picture of 640×360');
  expect(await isNothingLeft()).toBe(true);
});

test.each([
  ['Crashes', ['-Misbehave=crash'], {}, 'APP_CRASHED', 'The build crashed'],
  ['Exits', ['-ResX=none'], {}, 'APP_CRASHED', 'The build exited with code 2'],
  ['Silent', ['-Misbehave=silent'], { buildRegisterSeconds: 5 }, 'TEST_FAILED', 'did not register with the signalling'],
  ['Blind', ['-Misbehave=no-frames'], { buildPictureSeconds: 5 }, 'TEST_FAILED', 'a viewer got no picture'],
])('a build that %s is refused with what was seen', async (appName, given, limits, code, words) => {
  expect(await upload(appName, given, limits)).toMatchObject({ state: 'failed', failure: { code } });
  expect(await evidenceOf(appName)).toContain(words);
  expect(await isNothingLeft()).toBe(true);
});

test('a build that prints its arguments and turns the text round: its evidence shows neither, and its ticket is dead', async () => {
  const tell = String.raw`-ResX=none$(printf '%s \342\200\256turned\n' "$@" >&2)`;
  const { state, failure } = await upload('Tells', [tell]);
  expect([state, failure?.code]).toEqual(['failed', 'APP_CRASHED']);
  const ticket = new URL(signallingUrl).searchParams.get('ticket') ?? '';
  const evidence = failure?.evidence;
  expect(evidence).toContain('/signalling?ticket=… <U+202E>turned');
  expect(evidence).not.toMatch(/\u202E/);
  expect(evidence).not.toContain(ticket.split('.')[1]);
  expect(await statusOf(openEnd(world.config.addresses.signalling, ticket))).toBe('refused with 410');
});
