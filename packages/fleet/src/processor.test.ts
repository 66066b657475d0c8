import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildCpuWeight } from '@launchyard/domain/fleet';
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

test('a build that computes is in a group that gives way to everybody else, with all that it starts', async () => {
  const folders = await findGroupFolders();
  if (typeof folders === 'string' || folders.cpu === null) throw new Error('this machine has no groups for it');
  const id = randomUUID();
  await fleet.start(id, await builds.make('(while :; do :; done) & echo computes; while :; do :; done'));
  await untilLogged(fleet, id, 'computes');
  const group = join(folders.cpu, `${markOf(builds.dataDir)}-${id}`);
  const file = folders.version === 2 ? 'cpu.weight' : 'cpu.shares';
  const everybody = folders.version === 2 ? 100 : 1024;
  const weight = Number(await readFile(join(group, file), 'utf8'));
  expect(weight).toBe(Math.round((buildCpuWeight(PLACES) / 100) * everybody));
  const inside = (await readFile(join(group, 'cgroup.procs'), 'utf8')).trim().split('\n');
  const lines = await Promise.all(inside.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  expect(lines.filter((line) => line.includes('Harbour.sh')).length).toBeGreaterThan(1);
  await fleet.stop(id);
  expect(await readdir(folders.cpu)).not.toContain(`${markOf(builds.dataDir)}-${id}`);
});

test('the fleet says what becomes of the processor', async () => {
  const { bounds } = await fleet.health();
  expect(bounds.join('\n')).toContain('all builds together count as one of them');
});
