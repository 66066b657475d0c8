import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@launchyard/testing/world/ports';
import { median } from './kit/median.ts';
import { atMost, rowOf, type Outcome } from './kit/row.ts';

const LAUNCHER = fileURLToPath(new URL('../packages/launcher/src/main.ts', import.meta.url));
const ROUNDS = 5;

/**
 * Measures the time from starting the launcher until everything is ready: with an empty data folder, then with the
 * same folder again.
 */
export async function benchStart(): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'launchyard-bench-'));
  try {
    const first = await secondsToReady(dataDir);
    const later: number[] = [];
    for (let round = 0; round < ROUNDS; round++) later.push(await secondsToReady(dataDir));
    const limit = { name: 'limit', value: 5 };
    return {
      rows: [
        rowOf({ what: 'First start, to ready', unit: 's', measured: first, against: limit, target: null }),
        rowOf({ what: 'Warm start, to ready', unit: 's', measured: median(later), against: limit, target: atMost(1) }),
      ],
      versions: {},
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function secondsToReady(dataDir: string): Promise<number> {
  const [PORT, PLATFORM_PORT, FILES_PORT, STREAM_PORT, HOOKS_PORT, FLEET_PORT, SIGNALLING_PORT, CHECKOUT_PORT] = (
    await freePorts()
  ).map(String);
  const inside = { PORT, PLATFORM_PORT, SIGNALLING_PORT, FLEET_PORT };
  const ports = { ...inside, FILES_PORT, STREAM_PORT, HOOKS_PORT, CHECKOUT_PORT };
  const began = performance.now();
  const launcher = spawn(process.execPath, [LAUNCHER], {
    env: { ...process.env, MODE: 'development', ...ports, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(launcher);
  const seconds = (performance.now() - began) / 1000;
  const gone = once(launcher, 'exit');
  launcher.kill('SIGTERM');
  await gone;
  return seconds;
}

function untilReady(launcher: ChildProcess): Promise<void> {
  let told = '';
  return new Promise((resolve, reject) => {
    for (const stream of [launcher.stdout, launcher.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        told += chunk.toString();
        if (/\bis ready\b/.test(told)) resolve();
      });
    }
    launcher.once('exit', (code) => reject(new Error(`the launcher exited with ${String(code)}:\n${told}`)));
  });
}
