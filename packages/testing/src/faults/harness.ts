import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestDatabase } from '../database/test-database.ts';

/** The environment of a run, which starts and stops everything else itself. */
export interface FaultGround {
  /** Creates a fully migrated database. The run must drop it. */
  createDatabase: () => Promise<TestDatabase>;
  /** Empty at the start, removed at the end. */
  folder: string;
  tell: (line: string) => void;
}

/** The result of a run. */
export interface FaultReport {
  /** What was done to the services, and how often. */
  done: Record<string, number>;
  /** Measurements taken meanwhile. */
  figures: Record<string, number | string>;
  /** Each violation of the promise, as a sentence. */
  broken: string[];
  /** What the same check found where the promise was broken on purpose. An empty list means that the check is blind. */
  planted: Record<string, string[]>;
}

/** One promise that must hold under faults. */
export interface Harness {
  promise: string;
  /** The amount of work for a full run, and for the short run of the tests. */
  sizes: { long: number; short: number };
  run: (ground: FaultGround, size: number) => Promise<FaultReport>;
}

/** A run that takes longer hangs, and fails. */
const LONGEST_MINUTES = 30;

/** Runs a harness in a temporary folder. Rejects on a timeout; what the harness started then ends with this process. */
export async function runHarness(
  { run }: Harness,
  ground: Omit<FaultGround, 'folder'>,
  size: number,
): Promise<FaultReport> {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-faults-'));
  const over = new AbortController();
  try {
    return await Promise.race([run({ ...ground, folder }, size), tooLong(over.signal)]);
  } finally {
    over.abort();
    await rm(folder, { recursive: true, force: true });
  }
}

async function tooLong(signal: AbortSignal): Promise<never> {
  await pause(LONGEST_MINUTES * 60_000, undefined, { signal, ref: false });
  throw new Error(`it did not end within ${LONGEST_MINUTES} minutes`);
}

/** The reasons to fail a report: violations, blind checks, and a run in which nothing happened. */
export function objections({ done, broken, planted }: FaultReport): string[] {
  const blind = Object.entries(planted).filter(([, found]) => found.length === 0);
  const isIdle = !Object.values(done).some((times) => times > 0);
  return [
    ...broken,
    ...blind.map(([what]) => `not detected: ${what}`),
    ...(isIdle ? ['nothing was done to the services'] : []),
    ...(Object.keys(planted).length === 0 ? ['nothing was planted'] : []),
  ];
}
