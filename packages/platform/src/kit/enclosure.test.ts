import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { ENCLOSED_LIMITS, enclosedCpuSeconds } from '@launchyard/domain/enclosed';
import { SettingsError } from '@launchyard/domain/settings';
import { CODE_FOLDER } from '@launchyard/process/enclosed/code';
import { isChosenUser } from '@launchyard/process/enclosed/command';
import { openEnclosure, type EnclosureOptions } from '@launchyard/process/enclosed/enclosure';
import type { EnclosedNetwork } from '@launchyard/process/enclosed/network';
import { openCommand, startEnclosed, type EnclosedProcess } from '@launchyard/process/enclosed/start';

const entry = new URL('./test-enclosed.ts', import.meta.url);
const logged: string[] = [];
const log = { info: (line: string) => void logged.push(line), warn: (line: string) => void logged.push(line) };
const options = { entry, secondsPerJob: 30, mode: 'production', purpose: 'files are checked', log } as const;

let folder: string;
const echo = createSocket('udp4');
const service = createServer((socket) => socket.destroy());
const received: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-enclosed-'));
  await writeFile(join(folder, 'secret'), 'a secret', { mode: 0o644 });
  echo.on('message', (text) => void received.push(String(text))).bind(0, '0.0.0.0');
  service.listen(0, '0.0.0.0');
  await Promise.all([once(echo, 'listening'), once(service, 'listening')]);
  return async () => {
    echo.close();
    service.close();
    await rm(folder, { recursive: true });
  };
});

const reply = z.object({
  read: z.array(z.string()),
  tcp: z.array(z.string()),
  env: z.array(z.string()),
  root: z.array(z.string()),
  user: z.number(),
});

/** Everything of this machine that the process tries. */
function targets() {
  const address = service.address();
  const { port } = typeof address === 'object' && address ? address : expect.unreachable();
  const hosts = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const v4 = hosts.filter(({ family }) => family === 'IPv4').map(({ address: host }) => host);
  return {
    read: [
      join(folder, 'secret'),
      join(CODE_FOLDER, 'README.md'),
      join(CODE_FOLDER, 'packages/launcher/src/start.ts'),
      '/code/packages/launcher/src/start.ts',
      '/etc/shadow',
      '/etc/passwd',
      `/proc/${process.pid}/environ`,
      `/proc/${process.pid}/cmdline`,
    ],
    tcp: v4.map((host) => `${host}:${port}`),
    udp: v4.map((host) => `${host}:${echo.address().port}`),
  };
}

async function tryAll(child: EnclosedProcess) {
  child.send(targets());
  const message = await child.hear();
  return message === null ? expect.unreachable(await child.ended) : reply.parse(message.said);
}

test('without an enclosure, the process reads and reaches what it tries', async () => {
  const child = startEnclosed(openCommand(fileURLToPath(entry)));
  const { read, tcp, env } = await tryAll(child);
  child.kill();
  expect(read).toContain(join(folder, 'secret'));
  expect(read).toContain(`/proc/${process.pid}/environ`);
  expect(tcp).toEqual(targets().tcp);
  expect(env).toEqual([]);
  await vi.waitFor(() => expect(received.toSorted()).toEqual(targets().udp.toSorted()));
});

test('an enclosed process reads its code only, reaches nothing, and is nobody', async () => {
  received.length = 0;
  const child = (await openEnclosure(options)).start();
  // Or those who look for one of their own would find it.
  onTestFinished(() => child.kill());
  const { read, tcp, env, root, user } = await tryAll(child);
  expect({ read, tcp }).toEqual({ read: [], tcp: [] });
  expect(env.filter((name) => name !== 'PWD')).toEqual([]);
  expect(root.toSorted()).toEqual(['code', 'dev', 'lib', 'lib64', 'node', 'usr']);
  expect(user).not.toBe(0);
  const { status, limits } = await ofKernel();
  for (const kind of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
    expect(status).toMatch(new RegExp(`${kind}:\t0+\n`));
  expect(status).toMatch(/NoNewPrivs:\t1/);
  // All four: real, effective, saved, and that of files.
  const users = /^Uid:\t(.+)$/m.exec(status)?.[1]?.split('\t').map(Number);
  if (process.getuid?.() === 0) expect(users?.map(isChosenUser)).toEqual([true, true, true, true]);
  expect(limits).toMatch(new RegExp(`Max data size +${ENCLOSED_LIMITS.dataBytes} `));
  expect(limits).toMatch(new RegExp(`Max cpu time +${enclosedCpuSeconds(options.secondsPerJob)} `));
  expect(limits).toMatch(/Max file size +0 /);
  // What it sent would be here by now: this is sent after it and arrives.
  echo.send('after', echo.address().port, '127.0.0.1');
  await vi.waitFor(() => expect(received).toEqual(['after']));
  child.kill();
  await child.ended;
  await vi.waitFor(async () => expect(await enclosedPids()).toEqual([]));
});

test('many of them run side by side: none takes another’s processes', async () => {
  const enclosure = await openEnclosure(options);
  const children = Array.from({ length: 8 }, () => enclosure.start());
  const users = await Promise.all(children.map(async (child) => (await tryAll(child)).user));
  for (const child of children) child.kill();
  await Promise.all(children.map(({ ended }) => ended));
  if (process.getuid?.() === 0) expect(new Set(users).size).toBe(children.length);
});

test.each(['null', '{ ownPorts: null }'])(
  'it ends with the process that started it, however that ends: network %s',
  async (network) => {
    const script = `import { openEnclosure } from '@launchyard/process/enclosed/enclosure';
    const log = { info() {}, warn() {} };
    const options = { secondsPerJob: 30, mode: 'production', purpose: 'it', log, network: ${network} };
    (await openEnclosure({ ...options, entry: new URL('${entry.href}') })).start();
    setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname });
    onTestFinished(() => void parent.kill('SIGKILL'));
    await vi.waitFor(async () => expect(await enclosedPids()).toHaveLength(1));
    parent.kill('SIGKILL');
    await vi.waitFor(async () => expect(await enclosedPids()).toEqual([]));
  },
);

test.each<[string, Buffer]>([
  ['with too much text', Buffer.from([0x7f, 0, 0, 0, 0, 0, 0, 0])],
  ['with too many bytes', Buffer.from([0, 0, 0, 2, 0x7f, 0, 0, 0])],
  ['without a text', Buffer.from([0, 0, 0, 0, 0, 0, 0, 2, 1, 2])],
])('a message %s is refused before it is kept', async (_, bytes) => {
  const script = `process.stdout.write(Buffer.from('${bytes.toString('hex')}', 'hex')); setInterval(() => {}, 1000)`;
  const child = startEnclosed({ program: process.execPath, arguments: ['--eval', script], env: {} });
  await expect(child.hear()).rejects.toThrow('a message of');
  child.kill();
});

test('a process that does not read what it asked for is ended', async () => {
  const script = 'setInterval(() => {}, 1000)';
  const child = startEnclosed({ program: process.execPath, arguments: ['--eval', script], env: {} });
  const half = new Uint8Array(ENCLOSED_LIMITS.messageBytes / 2);
  for (let sent = 0; sent < 4; sent++) child.send('more', half);
  expect(await child.ended).toBe('SIGKILL');
});

/** A folder with all programs of an enclosure but one. */
async function pathWithout(missing: string): Promise<string> {
  const path = await mkdtemp(join(folder, 'bin-'));
  const programs = ['unshare', 'setpriv', 'prlimit', 'bwrap', 'mount', 'mkdir', 'pasta', '../sbin/nft'];
  for (const name of programs.filter((each) => basename(each) !== missing)) {
    await symlink(join('/usr/bin', name), join(path, basename(name)));
  }
  return path;
}

test.each<[string, EnclosedNetwork | undefined]>([
  ['bwrap', undefined],
  ['prlimit', undefined],
  ['pasta', { ownPorts: null }],
  ['nft', { ownPorts: null }],
])('without %s, production refuses to start and says so, development goes without', async (missing, network) => {
  const machine = { path: await pathWithout(missing) };
  const given = { ...options, machine, ...(network && { network }) };
  const refused = openEnclosure(given);
  await expect(refused).rejects.toThrow(SettingsError);
  await expect(refused).rejects.toThrow(
    new RegExp(`^Files are checked in a sandbox, which this machine cannot build: .*${missing}.*bubblewrap`),
  );
  logged.length = 0;
  const open: EnclosureOptions = { ...given, mode: 'development' };
  const enclosure = await openEnclosure(open);
  expect(enclosure.openBecause).toContain(missing);
  expect(logged).toEqual([expect.stringMatching(new RegExp(`^files are checked without a sandbox: .*${missing}`))]);
  const child = enclosure.start();
  expect((await tryAll(child)).tcp).toEqual(targets().tcp);
  child.kill();
});

/** The processes of the sandbox on this machine. */
async function enclosedPids(): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return line.startsWith('/node\0') && line.includes('kit/test-enclosed.ts') ? [pid] : [];
    }),
  );
  return found.flat();
}

/** What the kernel says of the one that runs. */
async function ofKernel(): Promise<{ status: string; limits: string }> {
  const [pid = expect.unreachable('it does not run')] = await enclosedPids();
  const [status, limits] = await Promise.all(
    ['status', 'limits'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8')),
  );
  return { status: status ?? '', limits: limits ?? '' };
}
