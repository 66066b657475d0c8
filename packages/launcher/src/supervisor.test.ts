import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findFreePort } from './database/free-port.ts';
import { openLogFile } from './log-file.ts';
import { supervise } from './supervisor.ts';
import type { SupervisedProcess, Supervision } from './supervisor.ts';

let folder: string;
let lines: string[];
let supervision: Supervision | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supervisor '));
  lines = [];
});
afterEach(async () => {
  await supervision?.stop();
  await rm(folder, { recursive: true });
});

/** Supervises a script that first writes its process id to the log. */
async function run(script: string, options: Partial<SupervisedProcess> = {}): Promise<Supervision> {
  const file = join(folder, 'service.mjs');
  await writeFile(file, `console.log('pid ' + process.pid);\n${script}`);
  supervision = supervise({
    name: 'service',
    command: [file],
    environment: process.env,
    logFile: openLogFile(join(folder, 'service.log')),
    log: (line) => lines.push(line),
    firstDelay: 10,
    ...options,
  });
  return supervision;
}

const pids = async () =>
  [...(await readFile(join(folder, 'service.log'), 'utf8')).matchAll(/^pid (\d+)$/gm)].map((match) => Number(match[1]));
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // No such process.
  }
};
const soon = (check: () => Promise<void>) => vi.waitFor(check, { interval: 20 });

const ENDED = 'service ended (SIGKILL) and restarts in 0.01 s.';
const lasting = `process.send({ ready: true }); process.on('disconnect', () => process.exit()); setInterval(() => {}, 1000);`;

test('a killed process is restarted, with a line when it ends and one when it is ready again', async () => {
  await (
    await run(lasting)
  ).ready;
  const [first] = await pids();
  process.kill(Number(first), 'SIGKILL');
  await soon(async () => expect(lines).toEqual([ENDED, 'service is ready again.']));
  expect(await pids()).toHaveLength(2);
});

test('a process that was ready each time is restarted without growing delays', async () => {
  await run(`process.send({ ready: true }, () => process.exit(1));`, { firstDelay: 1 });
  await soon(async () => expect(lines.length).toBeGreaterThan(3));
  expect(new Set(lines)).toEqual(
    new Set(['service ended (exit code 1) and restarts in 0.001 s.', 'service is ready again.']),
  );
});

test('a process that was ready once and then keeps failing is retried forever, with doubling delays', async () => {
  const marker = JSON.stringify(join(folder, 'marker'));
  await run(
    `import { existsSync, writeFileSync } from 'node:fs';
    if (existsSync(${marker})) process.exit(1);
    writeFileSync(${marker}, '');
    process.send({ ready: true }, () => process.exit(1));`,
    { firstDelay: 1 },
  );
  await soon(async () => expect(lines.length).toBeGreaterThan(7));
  expect(lines.slice(0, 8).map((line) => /restarts in (.*) s/.exec(line)?.[1])).toEqual([
    '0.001',
    '0.002',
    '0.004',
    '0.008',
    '0.016',
    '0.03',
    '0.03',
    '0.03',
  ]);
});

test('a process that never becomes ready is given up after three tries, with its last lines', async () => {
  const { ready } = await run(`console.error('no such table'); process.exit(1);`);
  await expect(ready).rejects.toThrow('service does not start (exit code 1).\nno such table');
  expect(lines.map((line) => line.replace(/.* in /, ''))).toEqual(['0.01 s.', '0.02 s.']);
  expect(await pids()).toHaveLength(3);
});

test('a process with invalid settings is not retried', async () => {
  const { ready } = await run(`console.error('PORT is wrong.'); process.exitCode = 2; process.disconnect();`);
  await expect(ready).rejects.toThrow('PORT is wrong.');
  expect(await pids()).toHaveLength(1);
});

test('a process with a readiness address is ready once that answers 200', async () => {
  const port = await findFreePort();
  const { ready } = await run(
    `import { createServer } from 'node:http';
    let asked = 0;
    createServer((_, response) => response.writeHead((asked += 1) < 3 ? 503 : 200).end()).listen(${port}, '127.0.0.1');
    process.on('SIGTERM', () => { console.log('asked ' + asked); process.exit(); });
    process.send({ ready: true });`,
    { readyUrl: `http://127.0.0.1:${port}/ready` },
  );
  await ready;
  await supervision?.stop();
  expect(await readFile(join(folder, 'service.log'), 'utf8')).toContain('asked 3');
});

test('a stop ends the process gracefully, and an unresponsive one by force, with its children', async () => {
  const stubborn = await run(
    `import { spawn } from 'node:child_process';
    const helper = spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"]);
    console.log('pid ' + helper.pid);
    process.on('SIGTERM', () => {});
    setInterval(() => {}, 1000);
    process.send({ ready: true });`,
    { patience: 50 },
  );
  await stubborn.ready;
  await soon(async () => expect(await pids()).toHaveLength(2));
  await stubborn.stop();
  await soon(async () => expect((await pids()).filter(isAlive)).toEqual([]));
  expect(lines).toEqual([]);
});

test('a requested restart happens at once, even during a delay after a failure', async () => {
  const running = await run(lasting, { firstDelay: 100_000 });
  await running.ready;
  running.restart();
  await soon(() => Promise.resolve(expect(lines).toEqual(['service is ready again.'])));
  process.kill(Number((await pids())[1]), 'SIGKILL');
  await soon(() => Promise.resolve(expect(lines).toHaveLength(2)));
  running.restart();
  await soon(async () => expect(await pids()).toHaveLength(3));
});

test('the process’s output is in its log file', async () => {
  await (
    await run(`console.error('a line'); ${lasting}`)
  ).ready;
  await soon(async () => expect(await readFile(join(folder, 'service.log'), 'utf8')).toContain('a line\n'));
});
