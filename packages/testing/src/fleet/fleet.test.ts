import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { FleetFull, FleetUnavailable, type Fleet } from '@launchyard/contract/fleet';
import { createSupervisor, type Supervisor } from '@launchyard/fleet/supervisor';
import { markOf } from '@launchyard/fleet/isolation/sweep';
import { makeBuilds, untilEnded, untilLogged } from '@launchyard/fleet/test-kit';
import { restFleet } from '@launchyard/platform/providers/fleet/rest-fleet';
import { COMPILED } from '../compiled.ts';
import { freePorts } from '../world/ports.ts';

const MAIN = fileURLToPath(import.meta.resolve('@launchyard/fleet/main-fleet'));
const token = randomBytes(32).toString('base64url');
let builds: Awaited<ReturnType<typeof makeBuilds>>;
let near: Supervisor;
let program: ChildProcess;
let url: string;

beforeAll(async () => {
  builds = await makeBuilds();
  near = await createSupervisor({
    dataDir: `${builds.dataDir}/.`,
    places: 1,
    memoryBytes: 1e9,
    firstUdpPort: 22_000,
    isDevelopment: true,
  });
  ({ program, url } = await startProgram());
  return async () => {
    await near.close();
    program.kill('SIGKILL');
    await builds.remove();
  };
});

async function startProgram(): Promise<{ program: ChildProcess; url: string }> {
  const [port] = await freePorts();
  // Node closes what it was started with up to the first gap.
  const withFile = ['-c', 'exec 200> "$0"; exec "$@"', join(builds.dataDir, 'secret.txt')];
  const started = spawn('/bin/bash', [...withFile, process.execPath, MAIN], {
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      DATA_DIR: builds.dataDir,
      FLEET_TOKEN: token,
      FLEET_PORT: `${port}`,
      FLEET_PLACES: '1',
      FLEET_FIRST_UDP_PORT: '22100',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(started, 'message');
  return { program: started, url: `http://127.0.0.1:${port}` };
}

describe.each<[string, () => Fleet]>([
  ['in this process', () => near],
  ['over REST', () => restFleet({ url, token })],
])('a fleet %s', (_, fleetOf) => {
  test('starts a build once, shows it, reads its log from an offset, and stops it twice', async () => {
    const fleet = fleetOf();
    const id = randomUUID();
    const input = await builds.make('echo up; exec sleep 600');
    expect(await fleet.start(id, input)).toMatchObject({ id, state: 'starting', end: null });
    await fleet.start(id, input);
    await untilLogged(fleet, id, 'up');
    expect(await fleet.log(id, 1)).toMatchObject({ text: 'p\n', leftOutBytes: 0 });
    expect((await fleet.list()).filter((each) => each.state !== 'ended').map((each) => each.id)).toEqual([id]);
    expect(await fleet.renew(id, 60)).toMatchObject({ id });
    const ended = await fleet.stop(id);
    expect(ended).toMatchObject({ state: 'ended', end: { reason: 'stopped' } });
    expect(await fleet.stop(id)).toEqual(ended);
    expect(await fleet.find(id)).toEqual(ended);
  });

  test('knows no instance that was not started', async () => {
    const fleet = fleetOf();
    const id = randomUUID();
    expect(await Promise.all([fleet.find(id), fleet.stop(id), fleet.renew(id, 1), fleet.log(id, 0)])).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('refuses a build without a place', async () => {
    const fleet = fleetOf();
    const [first, second] = [randomUUID(), randomUUID()];
    const input = await builds.make('exec sleep 600');
    await fleet.start(first, input);
    await expect(fleet.start(second, input)).rejects.toThrow(FleetFull);
    expect(await fleet.health()).toMatchObject({ isIsolated: true, places: 1, running: 1, platforms: ['linux'] });
    // The second waits for it no longer.
    await Promise.all([first, second].map((id) => fleet.stop(id)));
  });

  test('says how a build ended', async () => {
    const fleet = fleetOf();
    const id = randomUUID();
    await fleet.start(id, await builds.make('echo sorry; exit 3'));
    expect((await untilEnded(fleet, id)).end).toEqual({
      reason: 'exited',
      exitCode: 3,
      signal: null,
      lastLines: ['sorry'],
    });
  });
});

describe('over REST', () => {
  test('a build gets no file that the fleet was started with', async () => {
    expect((await readFile(`/proc/${program.pid}/fdinfo/200`, 'utf8')).length).toBeGreaterThan(0);
    const fleet = restFleet({ url, token });
    const id = randomUUID();
    await fleet.start(
      id,
      await builds.make('for each in /proc/self/fd/*; do echo "$each"; done; exec ls -l /proc/self/fd'),
    );
    await untilEnded(fleet, id);
    const text = (await fleet.log(id, 0))?.text ?? '';
    expect(text).toContain('/proc/self/fd/0');
    expect(text).not.toContain('secret.txt');
    expect(text).not.toContain('/proc/self/fd/200');
  });

  test.each([
    ['no token', '/instances', { headers: {} }, 401],
    ['a wrong token', '/instances', { headers: { authorization: `Bearer ${token}x` } }, 401],
    ['a path as id', '/instances/..%2Fetc', {}, 404],
    ['an unknown call', '/instances/x/y/z', {}, 404],
    ['no JSON', `/instances/${randomUUID()}`, { method: 'PUT', body: '{' }, 400],
    ['a path as version', `/instances/${randomUUID()}`, { method: 'PUT', body: '{"build":{"versionId":"../x"}}' }, 400],
    ['a body without end', `/instances/${randomUUID()}`, { method: 'PUT', body: 'x'.repeat(2_000_000) }, 400],
    ['an offset that is none', `/instances/${randomUUID()}/log?after=-1`, {}, 400],
  ])('%s is refused', async (_, path, init, status) => {
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` }, ...init });
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('error.code');
  });

  test('a fleet that is not there, or is something else, is unavailable', async () => {
    const wrong = [restFleet({ url: 'http://127.0.0.1:1', token }), restFleet({ url, token: 'wrong' })];
    for (const fleet of wrong) await expect(fleet.list()).rejects.toThrow(FleetUnavailable);
  });

  // The last one: the program is gone afterwards.
  test('nothing is left of a fleet that is killed, nor of its builds', async () => {
    const id = randomUUID();
    await restFleet({ url, token }).start(id, await builds.make(`(setsid sleep ${NAP} &); echo up; exec sleep ${NAP}`));
    await untilLogged(restFleet({ url, token }), id, 'up');
    expect((await marked()).length).toBeGreaterThan(1);
    const gone = once(program, 'exit');
    program.kill('SIGKILL');
    await gone;
    await expect.poll(marked).toEqual([]);
    await expect.poll(sleeping).toEqual([]);
  });
});

const marked = () => commandsWith(`${markOf(builds.dataDir)}-`);
/** As long as no other test’s: they run at the same time. */
const NAP = 600_000 + process.pid;
const sleeping = () => commandsWith(`sleep\u0000${NAP}`);

async function commandsWith(words: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''));
  return (await Promise.all(lines)).filter((line) => line.includes(words));
}
