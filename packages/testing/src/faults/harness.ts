import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestDatabase } from '../database/test-database.ts';

/** What a run is given: it starts and stops everything else itself. */
export interface FaultGround {
  /** A database of its own with all tables. Dropping it is the run's to do. */
  createDatabase: () => Promise<TestDatabase>;
  /** Empty at the start, removed at the end. */
  folder: string;
  tell: (line: string) => void;
}

/** The result of a run. */
export interface FaultReport {
  /** What was done to the services, and how often. */
  done: Record<string, number>;
  /** What they did meanwhile. */
  figures: Record<string, number | string>;
  /** Each breach of the promise, in words. */
  broken: string[];
  /** What the same look found where the promise is broken on purpose: nothing found means that the look is blind. */
  planted: Record<string, string[]>;
}

/** One promise, kept under faults. */
export interface Harness {
  promise: string;
  /** How much is done in the long form, and in the short form that tests run. */
  sizes: { long: number; short: number };
  run: (ground: FaultGround, size: number) => Promise<FaultReport>;
}

/** No run takes longer: one that hangs is a failure, not a wait. */
const LONGEST_MINUTES = 30;

/** Runs a harness in a folder of its own. Rejects when it does not end in time; what it started ends with this process then. */
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

/** What speaks against a report: broken promises, looks that are blind, and a run in which nothing was done. */
export function objections({ done, broken, planted }: FaultReport): string[] {
  const blind = Object.entries(planted).filter(([, found]) => found.length === 0);
  const isIdle = !Object.values(done).some((times) => times > 0);
  return [
    ...broken,
    ...blind.map(([what]) => `not seen: ${what}`),
    ...(isIdle ? ['nothing was done to the services'] : []),
    ...(Object.keys(planted).length === 0 ? ['nothing was planted'] : []),
  ];
}
