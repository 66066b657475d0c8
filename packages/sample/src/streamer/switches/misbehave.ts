import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { Misbehaviour, Settings } from '../arguments.ts';
import { log, logError, logLine, reasonOf } from '../log.ts';
import { connectOften } from './network.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
/** These end by themselves, so that a machine without limits survives them. */
export const BOUNDS = {
  floodBytes: 1024 * MIB,
  processes: 64,
  leakBytes: 4096 * MIB,
  fillBytes: 4096 * MIB,
  processSeconds: 600,
  connections: 400,
} as const;
const LEAK_STEP = { bytes: 16 * MIB, milliseconds: 50 };

/** A misbehaviour that waits for a viewer; the others begin at the start. */
const WAITS_FOR_VIEWER: readonly (Misbehaviour | null)[] = ['crash', 'hang'];

/** Begins what `-Misbehave` asks for: after `-MisbehaveAfter`, otherwise at once or with the first viewer. */
export class Misbehaving {
  readonly #settings: Settings;
  #hasBegun = false;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  start(): void {
    const { misbehaviour, misbehaveAfterMilliseconds: after } = this.#settings;
    // Begins at once: a signal may come at any time.
    if (misbehaviour === 'ignore-term') this.#begin();
    else if (after !== null) setTimeout(() => this.#begin(), after);
    else if (!WAITS_FOR_VIEWER.includes(misbehaviour)) this.#begin();
  }

  viewerCame(): void {
    const { misbehaviour, misbehaveAfterMilliseconds: after } = this.#settings;
    if (after === null && WAITS_FOR_VIEWER.includes(misbehaviour)) this.#begin();
  }

  #begin(): void {
    const { misbehaviour } = this.#settings;
    if (misbehaviour === null || this.#hasBegun) return;
    this.#hasBegun = true;
    log(`Misbehave: ${misbehaviour}.`);
    const act = ACTS[misbehaviour];
    Promise.resolve(act(this.#settings)).catch((error: unknown) =>
      logError(`Misbehave: ${misbehaviour} ended: ${reasonOf(error)}.`),
    );
  }
}

/** `silent` and `no-frames` are what the streamer leaves out. */
const ACTS: Record<Misbehaviour, (settings: Settings) => void | Promise<void>> = {
  crash,
  hang,
  flood,
  fork,
  leak,
  fill,
  connect: ({ url }) => connectOften(url, BOUNDS.connections),
  silent: () => undefined,
  'no-frames': () => undefined,
  'ignore-term': () => {
    process.removeAllListeners('SIGTERM');
    process.on('SIGTERM', () => log('SIGTERM is ignored.'));
  },
};

function crash(): void {
  logError('Fatal error: the sample crashes, as -Misbehave=crash asks for.');
  process.abort();
}

/** Stops answering without using a processor. */
function hang(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

async function flood(): Promise<void> {
  const line = logLine('flood '.repeat(100));
  const piece = line.repeat(Math.ceil(MIB / line.length));
  for (let bytes = 0; bytes < BOUNDS.floodBytes; bytes += piece.length) {
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
  }
}

/** Starts processes that do nothing and outlive the sample. */
function fork(): void {
  let left = BOUNDS.processes;
  let started = 0;
  const next = () => {
    if (left-- === 0) return log(`Misbehave: started ${started} processes.`);
    const child = spawn('sleep', [String(BOUNDS.processSeconds)], { stdio: 'ignore' });
    child.once('error', (error) => {
      logError(`Misbehave: no further process could be started: ${reasonOf(error)}.`);
      log(`Misbehave: started ${started} processes.`);
    });
    child.once('spawn', () => {
      started += 1;
      child.unref();
      next();
    });
  };
  next();
}

function leak(): void {
  const kept: Buffer[] = [];
  const timer = setInterval(() => {
    // Filled, because memory that nobody wrote to takes no room.
    kept.push(Buffer.alloc(LEAK_STEP.bytes, 1));
    if (kept.length * LEAK_STEP.bytes >= BOUNDS.leakBytes) clearInterval(timer);
  }, LEAK_STEP.milliseconds);
}

/** Writes a file into the working folder. */
async function fill(): Promise<void> {
  const file = await open('sample-fill.bin', 'w');
  const piece = Buffer.alloc(8 * MIB, 1);
  try {
    for (let bytes = 0; bytes < BOUNDS.fillBytes; bytes += piece.length) await file.write(piece);
    log('Misbehave: the disk took everything.');
  } finally {
    await file.close();
  }
}
