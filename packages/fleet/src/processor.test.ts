import { randomUUID } from 'node:crypto';
import { cp, readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { cpuCeiling, FLEET_LIMITS } from '@launchyard/domain/fleet';
import { findGroupFolders } from './isolation/group-folders.ts';
import { markOf } from './isolation/sweep.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';
import { makeBuilds, until, untilLogged } from './test-kit.ts';

const PLACES = 5;
let builds: Awaited<ReturnType<typeof makeBuilds>>;
let fleet: Supervisor;
beforeAll(async () => {
  builds = await makeBuilds();
  fleet = await createSupervisor({ dataDir: builds.dataDir, places: PLACES, memoryBytes: 3e8, firstUdpPort: 26_000 });
  return async () => {
    await fleet.close();
    await builds.remove();
  };
});

/** The group of all builds of this fleet, and what the kernel counts in it. */
async function groupOfAll() {
  const folders = await findGroupFolders();
  if (typeof folders === 'string' || folders.cpu === null) throw new Error('this machine has no groups for it');
  const folder = join(folders.cpu, markOf(builds.dataDir));
  const read = (...path: string[]) => readFile(join(folder, ...path), 'utf8');
  return { version: folders.version, folder, read };
}

test('a build that computes is in a group that gives way to everybody else, with all that it starts', async () => {
  const { version, folder, read } = await groupOfAll();
  const id = randomUUID();
  await fleet.start(id, await builds.make('(while :; do :; done) & echo computes; while :; do :; done'));
  await untilLogged(fleet, id, 'computes');
  const everybody = version === 2 ? 100 : 1024;
  const weight = Number(await read(version === 2 ? 'cpu.weight' : 'cpu.shares'));
  expect(weight).toBe((FLEET_LIMITS.cpuWeight / 100) * everybody);
  const inside = (await read(id, 'cgroup.procs')).trim().split('\n');
  const lines = await Promise.all(inside.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  expect(lines.filter((line) => line.includes('Harbour.sh')).length).toBeGreaterThan(1);
  await fleet.stop(id);
  expect(await readdir(folder)).not.toContain(id);
});

test('the network of a build has a group of its own among those of all builds, which goes with it', async () => {
  const folders = await findGroupFolders();
  if (typeof folders === 'string' || folders.cpu === null) throw new Error('this machine has no groups for it');
  const id = randomUUID();
  await fleet.start(id, await builds.make('echo begins; sleep 600'));
  await untilLogged(fleet, id, 'begins');
  for (const controller of new Set([folders.cpu, folders.memory, folders.pids])) {
    const namesIn = async (group: string) => {
      const text = await readFile(join(controller, markOf(builds.dataDir), group, 'cgroup.procs'), 'utf8');
      const pids = text.split('\n').filter(Boolean);
      return Promise.all(pids.map(async (pid) => (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')[0]));
    };
    expect(await namesIn(`${id}-network`)).toEqual(['pasta']);
    expect(await namesIn(id)).not.toContain('pasta');
  }
  const { folder } = await groupOfAll();
  await fleet.stop(id);
  expect((await readdir(folder)).filter((name) => name.startsWith(id))).toEqual([]);
});

test('a hundred busy processes of a build share the cores that all builds may use', async () => {
  const { version, read } = await groupOfAll();
  const id = randomUUID();
  // The lowest priority within their group: the one that starts them is done sooner.
  const busy = 'for (1..100) { next if fork; setpriority(0, 0, 19); 1 while 1 } $| = 1; print "busy 100\\n"; sleep 600';
  const input = await builds.make(`exec /build/perl -e '${busy}'`);
  await cp('/usr/bin/perl', join(builds.dataDir, 'files', 'builds', input.build.versionId, 'perl'));
  await fleet.start(id, input);
  await untilLogged(fleet, id, 'busy 100');
  const [quota = 0, period = 1] =
    version === 2
      ? (await read('cpu.max')).split(' ').map(Number)
      : [Number(await read('cpu.cfs_quota_us')), Number(await read('cpu.cfs_period_us'))];
  expect(quota / period).toBe(cpuCeiling(availableParallelism()));
  // What they used, as the fleet saw it. On a busy machine they get less.
  const seen = async (cpuSeconds: number) => {
    const instance = await until(fleet, id, (each) => each.cpuSeconds >= cpuSeconds);
    return { cpuSeconds: instance.cpuSeconds, at: Date.parse(instance.heartbeatAt) / 1000 };
  };
  const before = await seen(0.1);
  const after = await seen(before.cpuSeconds + 2);
  const cores = (after.cpuSeconds - before.cpuSeconds) / (after.at - before.at);
  expect(cores).toBeLessThan(cpuCeiling(availableParallelism()) * 1.3);
  await fleet.stop(id);
});

test('the fleet says what becomes of the processor', async () => {
  const { bounds } = await fleet.health();
  expect(bounds.join('\n')).toContain('all builds together count as one of them');
});
