import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { cpuCeiling, FLEET_LIMITS } from '@launchyard/domain/fleet';
import { findGroupFolders } from './isolation/group-folders.ts';
import { markOf } from './isolation/sweep.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';
import { makeBuilds, untilLogged } from './test-kit.ts';

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

/** How often the kernel has made the builds wait for the next period. */
async function throttledPeriods(): Promise<number> {
  const stat = await (await groupOfAll()).read('cpu.stat');
  return Number(/^nr_throttled (\d+)$/m.exec(stat)?.[1] ?? 0);
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

test('a hundred busy processes of a build share the cores that all builds may use', async () => {
  const { version, read } = await groupOfAll();
  const id = randomUUID();
  const busy = 'i=0; while [ $i -lt 100 ]; do (while :; do :; done) & i=$((i+1)); done; echo "busy $i"; wait';
  await fleet.start(id, await builds.make(busy));
  await untilLogged(fleet, id, 'busy 100');
  const [quota = 0, period = 1] =
    version === 2
      ? (await read('cpu.max')).split(' ').map(Number)
      : [Number(await read('cpu.cfs_quota_us')), Number(await read('cpu.cfs_period_us'))];
  expect(quota / period).toBe(cpuCeiling(availableParallelism()));
  const before = await throttledPeriods();
  await vi.waitFor(async () => expect(await throttledPeriods()).toBeGreaterThan(before + 5));
  await fleet.stop(id);
});

test('the fleet says what becomes of the processor', async () => {
  const { bounds } = await fleet.health();
  expect(bounds.join('\n')).toContain('all builds together count as one of them');
});
