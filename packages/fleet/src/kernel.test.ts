import { randomUUID } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { syscallNumber, type Architecture, type Syscall } from './isolation/seccomp/syscalls.ts';
import { architectureOf } from './isolation/seccomp/filter.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';
import { makeBuilds, untilEnded } from './test-kit.ts';

const EPERM = 1;
const ENOSYS = 38;
let builds: Awaited<ReturnType<typeof makeBuilds>>;
let fleet: Supervisor;
let architecture: Architecture;

beforeAll(async () => {
  const known = architectureOf(process.arch);
  if (known === null) throw new Error('no build runs on this machine');
  architecture = known;
  builds = await makeBuilds();
  fleet = await createSupervisor({ dataDir: builds.dataDir, places: 2, memoryBytes: 3e8, firstUdpPort: 27_000 });
  return async () => {
    await fleet.close();
    await builds.remove();
  };
});

/** What a build prints that has Perl in its folder: nothing else on this machine makes a system call by its number. */
async function printed(script: string): Promise<string> {
  const id = randomUUID();
  const input = await builds.make(script);
  await cp('/usr/bin/perl', join(builds.dataDir, 'files', 'builds', input.build.versionId, 'perl'));
  await fleet.start(id, input);
  await untilEnded(fleet, id);
  return (await fleet.log(id, 0))?.text ?? '';
}

/** The error of each call; 0 if it was made. */
async function errorsOf(calls: ReadonlyArray<readonly [Syscall, ...number[]]>): Promise<Record<string, number>> {
  const lines = calls.map(([name, ...given], index) => {
    const number = syscallNumber(name, architecture);
    return number === null
      ? ''
      : `$r = syscall(${[number, ...given].join(', ')}); print "${index} ", ($r < 0 ? $! + 0 : 0), "\\n"; exit if $r == 0 && $$ != $own;`;
  });
  const text = await printed(`exec /build/perl -e '$| = 1; $own = $$; ${lines.join(' ')}'`);
  const found = [...text.matchAll(/^(\d+) (\d+)$/gm)].map(([, index, error]): [string, number] => [
    (calls[Number(index)] ?? []).join(' '),
    Number(error),
  ]);
  return Object.fromEntries(found);
}

test('a build gets no namespaces of its own, and none of the parts of the kernel that it does not need', async () => {
  const [inUserNamespace, inNetwork, noChance, setMemory] = [0x10_00_00_00, 0x40_00_00_00, 0x04_00_00, 35];
  const calls: Array<[number, Syscall, ...number[]]> = [
    [EPERM, 'unshare', inUserNamespace],
    [EPERM, 'unshare', inNetwork],
    [EPERM, 'clone', inUserNamespace + 0x11, 0, 0, 0, 0],
    [ENOSYS, 'clone3', 0, 0],
    [ENOSYS, 'io_uring_setup', 1, 0],
    [ENOSYS, 'io_setup', 1, 0],
    [ENOSYS, 'io_destroy', 0],
    [ENOSYS, 'io_submit', 0, 0, 0],
    [ENOSYS, 'io_cancel', 0, 0, 0],
    [ENOSYS, 'io_getevents', 0, 0, 0, 0, 0],
    [ENOSYS, 'io_pgetevents', 0, 0, 0, 0, 0, 0],
    [EPERM, 'keyctl', 0, -3, 0],
    [EPERM, 'bpf', 0, 0, 0],
    [EPERM, 'perf_event_open', 0, 0, -1, -1, 0],
    [EPERM, 'userfaultfd', 1],
    [EPERM, 'ptrace', 0, 0, 0, 0],
    [EPERM, 'personality', noChance],
    [EPERM, 'prctl', setMemory, 14, 0, 0, 0],
    [EPERM, 'name_to_handle_at', -100, 0, 0, 0, 0],
    [EPERM, 'fsopen', 0, 0],
  ];
  const expected = calls.map(([error, ...call]): [string, number] => [call.join(' '), error]);
  expect(await errorsOf(calls.map(([, ...call]) => call))).toEqual(Object.fromEntries(expected));
});

test('a build opens sockets of the internet, of Unix and of routes only', async () => {
  const [stream, raw] = [1, 3];
  const refused: Array<[Syscall, ...number[]]> = [
    ['socket', 40, stream, 0],
    ['socket', 16, raw, 12],
    ['socket', 38, 5, 0],
    ['socket', 2, stream, 132],
    ['socket', 17, raw, 0],
  ];
  const opened: Array<[Syscall, ...number[]]> = [
    ['socket', 1, stream, 0],
    ['socket', 2, stream, 0],
    ['socket', 10, 2, 0],
    ['socket', 16, raw, 0],
  ];
  const errors = await errorsOf([...refused, ...opened]);
  for (const each of refused) expect([each, errors[each.join(' ')]]).toEqual([each, EPERM]);
  for (const each of opened) expect([each, errors[each.join(' ')]]).toEqual([each, 0]);
});

test('a build with threads, name look-ups, children and files of its own lives with that', async () => {
  const script = `exec node -e '
    const { Worker } = require("node:worker_threads");
    const { execFileSync } = require("node:child_process");
    const { networkInterfaces } = require("node:os");
    require("node:fs").writeFileSync("/tmp/x", "x");
    console.log("child", execFileSync("echo", ["hello"]).toString());
    console.log("interfaces", Object.keys(networkInterfaces()).join());
    require("node:dns").lookup("localhost", (error, address) => console.log("look-up", error?.code ?? address));
    new Worker("console.log(6 * 7)", { eval: true });
  '`;
  const text = await printed(script);
  for (const words of ['child hello', 'interfaces lo', 'look-up', '42']) expect(text).toContain(words);
});

test('a build reads nothing about our folders and the kernel in /proc, and changes nothing there', async () => {
  const paths = ['cmdline', 'config.gz', 'kallsyms', 'keys', 'timer_list', 'kcore', 'modules'];
  const text = await printed(
    `cat /proc/self/mountinfo /proc/self/cgroup /proc/1/cmdline; for each in ${paths.join(' ')}; do head -c 20 /proc/$each >/dev/null 2>&1 && echo "read $each"; done; ` +
      'for each in sys/kernel/shmall self/oom_score_adj self/uid_map sysrq-trigger; do echo 1 > /proc/$each && echo "wrote $each"; done; ls /proc/acpi /proc/fs; echo done',
  );
  expect(text).toContain(' /build ');
  expect(text).toContain('done');
  expect(text).not.toContain(builds.dataDir);
  expect(text).not.toContain(process.execPath.slice(0, process.execPath.lastIndexOf('/')));
  expect(text).not.toMatch(/^(read|wrote) /m);
  // Its own group is the root of what it sees.
  const [ours = ''] = /:memory:.*$/m.exec(await readFile('/proc/self/cgroup', 'utf8')) ?? [];
  if (ours.length > ':memory:/'.length) expect(text).not.toContain(ours);
});

test('shared memory of System V has a bound of its own', async () => {
  const text = await printed(
    `exec /build/perl -e 'for (1..100) { defined(shmget(0, 16 << 20, 01600)) or last; $n++ } print "segments $n\\n"'`,
  );
  expect(text).toContain('segments 32\n');
});

test('a build gets no terminals, which all of the machine shares', async () => {
  const text = await printed(
    'ls -l /dev /dev/pts; for each in ptmx pts/ptmx tty; do (: <> /dev/$each) && echo "opened $each"; done; : <> /dev/null && echo done',
  );
  expect(text).toContain('done');
  expect(text).not.toContain('opened');
});

test('builds start, too, where the files of the fleet are for its user only', async () => {
  const id = randomUUID();
  const input = await builds.make('echo started');
  const umask = process.umask(0o077);
  try {
    await fleet.start(id, input);
    await untilEnded(fleet, id);
  } finally {
    process.umask(umask);
  }
  expect((await fleet.log(id, 0))?.text).toContain('started\n');
});
