import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { urlForProcess } from '@launchyard/platform/database-roles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { query } from './database/test-query.ts';
import { LaunchError } from './launch-error.ts';
import { servicesFor, type Service } from './services.ts';
import { start, type StartOptions } from './start.ts';

let dataDir: string;
let basePort: number;
let printed: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start '));
  basePort = await freePortRange();
  printed = '';
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Writes its process id and settings, reports readiness, and ends with us. */
const script = `
  console.log('pid ' + process.pid);
  console.log('uses ' + process.env.DATABASE_URL);
  console.log('knows ' + ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'GATEWAY_SECRET', 'SIGNING_SECRET', 'SMTP_URL']
    .filter((name) => process.env[name]).join(' '));
  process.on('disconnect', () => process.exit());
  process.on('SIGTERM', () => process.exit());
  process.send({ ready: true });
  setInterval(() => {}, 1000);`;

async function services(text = script): Promise<Service[]> {
  const file = join(dataDir, 'service.mjs');
  await writeFile(file, text);
  return [
    { name: 'api', script: file, database: 'api', secrets: ['GATEWAY_SECRET', 'SIGNING_SECRET'] },
    { name: 'gateway', script: file, secrets: ['GATEWAY_SECRET'] },
  ];
}

async function options(environment: Record<string, string> = {}): Promise<StartOptions> {
  return {
    environment: { PATH: process.env['PATH'], PORT: String(basePort), DATA_DIR: dataDir, ...environment },
    services: await services().then((list) => () => list),
    migrate: async (url) => void (await query(url, 'CREATE TABLE IF NOT EXISTS migrated (id int)')),
    makeSample: (file) => writeFile(file, 'a build'),
    seedDemo: () =>
      Promise.resolve([
        {
          role: 'owner',
          email: 'owner@example.com',
          password: 'correct horse',
          username: 'northlight',
          apiKey: 'a key',
        },
      ]),
    print: (text) => (printed += text),
  };
}

const log = (name: string) => readFile(join(dataDir, 'logs', `${name}.log`), 'utf8');
const pidOf = async (name: string) => Number(/^pid (\d+)$/m.exec(await log(name))?.[1]);
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // No such process.
  }
};

test('a start prints where everything is and how to sign in, and a stop leaves nothing behind', async () => {
  const running = await start(await options());
  expect(printed).toContain('ready');
  expect(printed).toContain(`http://localhost:${basePort}`);
  expect(printed).toMatch(/owner +owner@example\.com +correct horse/);
  expect(printed).toContain(join(dataDir, 'demo.json'));
  const pids = [await pidOf('api'), await pidOf('gateway'), await postmasterPid()];
  expect(pids.every(isAlive)).toBe(true);
  await running.stop();
  expect(pids.filter(isAlive)).toEqual([]);
  await (await start(await options())).stop();
});

test('in production there are no demo sign-ins and no sample build', async () => {
  const running = await start(await options({ MODE: 'production' }));
  await running.stop();
  expect(printed).not.toContain('correct horse');
  expect(printed).not.toContain('Sample build');
  expect(await readdir(dataDir)).not.toContain('sample-build.zip');
});

test('the sample build is made at the first start only, and a start says where it is', async () => {
  const file = join(dataDir, 'sample-build.zip');
  await (await start(await options())).stop();
  expect(printed).toContain(`${file} (upload it as the application Sample)`);
  await writeFile(file, 'another');
  await (await start(await options())).stop();
  expect(await readFile(file, 'utf8')).toBe('another');
});

test('a sample build that cannot be made is reported and stops nothing', async () => {
  const running = await start({ ...(await options()), makeSample: () => Promise.reject(new Error('No library.')) });
  await running.stop();
  expect(printed).toMatch(/Sample build +none: No library\./);
});

test('the embedded fleet says whether builds can run here, and is replaced when it is killed', async () => {
  const [fleet = expect.unreachable('development has a fleet')] = servicesFor({
    MODE: 'development',
    FLEET_URL: undefined,
    BILLING: 'none',
  });
  const list = [fleet, ...(await services())];
  const running = await start({ ...(await options()), services: () => list });
  const says = process.getuid?.() === 0 ? /Builds +(run on this machine, 4 at once|.*needs Debian)/ : /Builds .*root/;
  expect(printed).toMatch(says);
  const pid = await childRunning('main-fleet.ts');
  process.kill(pid, 'SIGKILL');
  const ready = `http://127.0.0.1:${basePort + 5}/ready`;
  await vi.waitFor(async () => expect(await childRunning('main-fleet.ts')).not.toBe(pid));
  await vi.waitFor(async () => expect((await fetch(ready)).status).toBe(200));
  await running.stop();
  await expect(fetch(ready)).rejects.toThrow('fetch failed');
});

test('the payment engine says where customers pay, and ends with the rest', async () => {
  const [payments = expect.unreachable('it takes payments')] = servicesFor({
    MODE: 'production',
    FLEET_URL: undefined,
    BILLING: 'embedded',
  });
  const list = [payments, ...(await services())];
  const running = await start({ ...(await options()), services: () => list });
  const address = `http://127.0.0.1:${basePort + 7}`;
  expect(printed).toContain(`${address} (test cards only, no money moves)`);
  expect((await fetch(`${address}/pay/${'x'.repeat(32)}`)).status).toBe(404);
  expect((await fetch(`${address}/v1/events`)).status).toBe(401);
  await running.stop();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  expect(await log('payments')).not.toMatch(/warning|error/i);
});

test('what needs no database starts while it migrates, and is stopped if that fails', async () => {
  const pids: number[] = [];
  const migrate = async () => {
    const gateway = await vi.waitFor(async () => (await pidOf('gateway')) || expect.fail('it has not started'));
    pids.push(gateway, await postmasterPid());
    expect(pids.every(isAlive)).toBe(true);
    expect(await readdir(join(dataDir, 'logs'))).not.toContain('api.log');
    throw new LaunchError('This database is too old.');
  };
  await expect(start({ ...(await options()), migrate })).rejects.toThrow('too old');
  expect(pids.filter(isAlive)).toEqual([]);
});

test('each process gets only the secrets that it needs', async () => {
  const running = await start(await options({ SMTP_URL: 'smtp://user:password@127.0.0.1:25' }));
  await running.stop();
  expect(await log('api')).toContain('knows DATABASE_URL GATEWAY_SECRET SIGNING_SECRET\n');
  expect(await log('gateway')).toContain('knows GATEWAY_SECRET\n');
});

test('the owner of the database migrates it and makes the demo, and a process uses its own role', async () => {
  const migrate = vi.fn<StartOptions['migrate']>().mockResolvedValue();
  const seedDemo = vi.fn<StartOptions['seedDemo']>().mockResolvedValue([]);
  await (await start({ ...(await options()), migrate, seedDemo })).stop();
  const [migrationUrl = expect.unreachable()] = migrate.mock.calls.flat();
  expect(seedDemo).toHaveBeenCalledWith({ migrationUrl, demoFile: join(dataDir, 'demo.json') });
  expect(await log('api')).toContain(`uses ${urlForProcess(migrationUrl, 'api')}\n`);
});

test('LOG shows the lines of the named processes in the terminal too', async () => {
  const running = await start(await options({ LOG: 'gateway' }));
  const [api, gateway] = [await pidOf('api'), await pidOf('gateway')];
  await running.stop();
  expect(printed).toContain(`pid ${gateway}\n`);
  expect(printed).not.toContain(`pid ${api}\n`);
});

test('a second start in the same folder is refused with the process id', async () => {
  const running = await start(await options());
  const sentence = `in use by process ${process.pid}`;
  await expect(start(await options({ PORT: String(await freePortRange()) }))).rejects.toThrow(sentence);
  await running.stop();
});

test('a taken port is reported with its variable, before anything is started', async () => {
  const other = createServer().listen(basePort + 2, '127.0.0.1');
  await once(other, 'listening');
  await expect(start(await options())).rejects.toThrow(
    `Port ${basePort + 2} is in use by another program: set FILES_PORT to a free one`,
  );
  other.close();
});

test.each([
  [{ PORT: 'four' }, 'PORT is "four"'],
  [{ MODE: 'testing' }, 'MODE is "testing"'],
  [{ PORT: '4000', FILES_PORT: '4000' }, 'PORT and FILES_PORT are both 4000'],
  [{ PORT: '65533', FILES_PORT: '3999', PLATFORM_PORT: '3998' }, 'STREAM_PORT follows PORT and would be 65536'],
  [{ PORT: '65532', PLATFORM_PORT: '3998' }, 'HOOKS_PORT follows PORT and would be 65536'],
  [{ HOST: '0.0.0.0' }, 'development mode has demo accounts'],
  [{ DATABASE_URL: 'postgres://a:b@127.0.0.1/c' }, 'Unset DATABASE_URL, and set MIGRATION_DATABASE_URL'],
  [{ MIGRATION_DATABASE_URL: 'postgres://a@127.0.0.1/c' }, 'must be like postgres://role:password@host/database'],
  [{ MODE: 'production', PUBLIC_URL: 'http://panel.example' }, 'needs https'],
])('%j is refused with a sentence', async (environment, sentence) => {
  await expect(start(await options(environment))).rejects.toMatchObject({
    name: 'SettingsError',
    message: expect.stringContaining(sentence),
  });
});

test('a database that does not answer is reported without its password', async () => {
  const url = `postgres://owner:hidden@127.0.0.1:${basePort}/launchyard`;
  const refusal = await start(await options({ MIGRATION_DATABASE_URL: url })).catch((e: unknown) => e);
  expect(refusal).toBeInstanceOf(LaunchError);
  expect(String(refusal)).toContain('does not answer: nothing listens at its address');
  expect(String(refusal)).not.toContain('hidden');
});

test('a process that does not start ends the whole start, with its last lines and nothing left running', async () => {
  const broken = await options();
  await services(`console.log('pid ' + process.pid); console.error('PORT is wrong.'); process.exit(2);`);
  await expect(start(broken)).rejects.toThrow('PORT is wrong.');
  await (await start(await options())).stop();
});

test('an interrupted start leaves nothing running', async () => {
  const interruption = new AbortController();
  const waiting = await options();
  await services(script.replace('process.send({ ready: true });', ''));
  const started = start({ ...waiting, signal: interruption.signal });
  await vi.waitFor(async () => expect(await pidOf('api')).toBeGreaterThan(0));
  const pids = [await pidOf('api'), await pidOf('gateway'), await postmasterPid()];
  interruption.abort();
  await expect(started).rejects.toThrow('aborted');
  expect(pids.filter(isAlive)).toEqual([]);
});

test('after kill -9 the processes and the database end on their own, and the next start works at once', async () => {
  const launcher = await startElsewhere();
  const pids = [await pidOf('api'), await pidOf('gateway'), await postmasterPid()];
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  const running = await start(await options());
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]));
  await running.stop();
});

async function startElsewhere(): Promise<ChildProcess> {
  const { environment } = await options();
  const list = await services();
  const program = `
    const { start } = await import(${JSON.stringify(new URL('./start.ts', import.meta.url).href)});
    await start({
      environment: ${JSON.stringify(environment)}, services: () => (${JSON.stringify(list)}),
      migrate: async () => {}, seedDemo: async () => [], makeSample: async () => {}, print: () => {},
    });
    console.log('ready');`;
  const launcher = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(launcher.stdout, 'data');
  return launcher;
}

/** The process id of our child with that in its command; 0 if there is none. */
async function childRunning(part: string): Promise<number> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8');
  for (const pid of children.trim().split(' ')) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(part)) return Number(pid);
  }
  return 0;
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** The first of eight consecutive free ports. */
async function freePortRange(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const free = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((offset) => isFree(first + offset)));
    if (free.every(Boolean)) return first;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => new Promise((resolve) => server.close(() => resolve(true))),
    () => false,
  );
}
