import { randomUUID } from 'node:crypto';
import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findGroupFolders } from './isolation/group-folders.ts';
import { markOf } from './isolation/sweep.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';
import { makeBuilds, until, untilEnded } from './test-kit.ts';

const MIB = 1024 * 1024;
let builds: Awaited<ReturnType<typeof makeBuilds>>;
let fleet: Supervisor;

beforeAll(async () => {
  builds = await makeBuilds();
  fleet = await createSupervisor({ dataDir: builds.dataDir, places: 3, memoryBytes: 200 * MIB, firstUdpPort: 25_000 });
  const { bounds } = await fleet.health();
  expect(bounds.join('\n')).toContain('shared memory are counted, too');
  return async () => {
    await fleet.close();
    expect(await groups()).toEqual([]);
    await builds.remove();
  };
});

/** The control groups that this fleet has. */
async function groups(): Promise<string[]> {
  const folders = await findGroupFolders();
  if (typeof folders === 'string') throw new Error(folders);
  const names = await Promise.all(
    [folders.memory, folders.pids, folders.cpu ?? folders.pids].map((folder) =>
      readdir(join(folder, markOf(builds.dataDir)), { withFileTypes: true }).catch(() => []),
    ),
  );
  return names
    .flat()
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);
}

/** In the build’s folder, because a build finds only what it needs on its path. */
const perl = (script: string) => `exec /build/perl -e '${script}'`;
const CREATE_MEMFD = process.arch === 'arm64' ? 279 : 319;
/** What was seen must not depend on when it was looked at: a build takes half of it, and the rest once that was seen. */
const SEEN_BYTES = 50 * MIB;
const untilSeen = 'until [ -s /build/seen ]; do sleep 0.1; done';
const perlUntilSeen = 'if ($_ == 5) { select(undef, undef, undef, 0.1) until -s "/build/seen" }';
const nodeUntilSeen = 'while(k.length==10&&!require("fs").statSync("/build/seen").size)';
const systemV = perl(
  `for (1..100) { shmwrite(shmget(0, 16 << 20, 01600), "x" x (16 << 20), 0, 16 << 20); ${perlUntilSeen} }`,
);
const memfd = perl(
  `$name = "name"; for (1..100) { my $fd = syscall(${CREATE_MEMFD}, $name, 0); open(my $file, "+<&=$fd"); print $file "x" x (16 << 20); push @kept, $file; ${perlUntilSeen} }`,
);
const fill = (folder: string) =>
  `head -c 100000000 /dev/zero > ${folder}/x; ${untilSeen}; head -c 500000000 /dev/zero > ${folder}/y; sleep 600`;

test.each([
  [
    'on its heap',
    `exec node -e 'const k=[];setInterval(()=>{${nodeUntilSeen};k.push(Buffer.alloc(8e6,1))},5)'`,
    /of which \d/,
  ],
  [
    'in many processes',
    `take() { node -e "Buffer.alloc(6e7,1);setTimeout(()=>0,6e5)" & }; take; ${untilSeen}; take; take; take; take; take; wait`,
    /./,
  ],
  ['in files without a name', memfd, /of which [1-9]\d+\.\d MB shared/],
  ['in shared memory that no process has', systemV, /of which [1-9]\d+\.\d MB shared/],
  ['in /tmp', fill('/tmp'), /of which [1-9]\d+\.\d MB shared/],
  ['in /dev/shm', fill('/dev/shm'), /of which [1-9]\d+\.\d MB shared/],
])('a build that takes too much memory %s ends as out of memory, with what was seen', async (_, script, evidence) => {
  const id = randomUUID();
  const input = await builds.make(script);
  const folder = join(builds.dataDir, 'files', 'builds', input.build.versionId);
  await cp('/usr/bin/perl', join(folder, 'perl'));
  // A build sees what is written to a file, but not that one was added.
  await writeFile(join(folder, 'seen'), '');
  await fleet.start(id, input);
  await until(fleet, id, ({ state, memoryBytes }) => state === 'ended' || memoryBytes > SEEN_BYTES);
  await writeFile(join(folder, 'seen'), 'seen');
  const { end } = await untilEnded(fleet, id);
  expect(end?.reason).toBe('outOfMemory');
  const [memory = ''] = end?.lastLines.filter((line) => line.includes('Memory: ')) ?? [];
  expect(memory).toMatch(/Memory: 200\.0 MB allowed, [\d.]+ MB seen at most/);
  expect(memory).toMatch(evidence);
});

test('a build that fits is not ended, however much of its folder it reads', async () => {
  const id = randomUUID();
  await fleet.start(id, await builds.make('for i in 1 2 3; do cat /usr/bin/* > /dev/null 2>&1; done; echo read'));
  expect((await untilEnded(fleet, id)).end).toMatchObject({ reason: 'exited', exitCode: 0 });
});

test('a build that forks without end gets so many processes, and nothing is left of them', async () => {
  const id = randomUUID();
  await fleet.start(
    id,
    await builds.make('i=0; while [ $i -lt 2000 ]; do sleep 600 & i=$((i+1)); done; echo "all $i"'),
  );
  const lines = (await untilEnded(fleet, id)).end?.lastLines.join('\n');
  expect(lines).toContain('Cannot fork');
  expect(lines).toMatch(/Processes: 512 allowed, threads included; .* refused/);
  expect(await groups()).toEqual([]);
});

test('a build stays the first that the kernel ends when the machine runs out of memory', async () => {
  const id = randomUUID();
  const lower = 'echo $each > /proc/self/oom_score_adj && echo lowered';
  await fleet.start(id, await builds.make(`for each in 999 0 -1000; do ${lower}; done; cat /proc/self/oom_score_adj`));
  expect((await untilEnded(fleet, id)).end?.lastLines.at(-1)).toBe('1000');
  expect((await fleet.log(id, 0))?.text).not.toContain('lowered');
});

test('a build that is stopped while its sandbox is being built is gone', async () => {
  for (let round = 0; round < 4; round++) {
    const id = randomUUID();
    await fleet.start(id, await builds.make("trap '' TERM; while :; do sleep 1; done"));
    // Each round finds the sandbox a little further.
    for (let look = 0; look < round * 20; look++) await groups();
    expect((await fleet.stop(id))?.end?.reason).toBe('stopped');
    expect(await groups()).toEqual([]);
  }
});
