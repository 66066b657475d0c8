import { createHash } from 'node:crypto';
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GIB } from '@launchyard/domain/kit';
import { inspectBuild, planExtraction, readZipDirectory, type ByteSource } from '@launchyard/domain/uploads';
import { writeSparseBuild } from '@launchyard/testing/archives/index';
import { rowOf, type Outcome, type Row } from './kit/row.ts';

const ROUNDS = 7;
/** So that what runs first is not slower for being first. */
const WARM_UP_ROUNDS = 3;

/**
 * A 50 GB archive of 100,000 entries: reading and judging its directory, against merely reading and hashing the bytes that it consists of,
 * and against one of 2 GB with as many entries: what is large costs its 64-bit fields, nothing else.
 */
export async function benchScan(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-bench-'));
  try {
    const large = await openSparse(join(folder, 'large.zip'), 50);
    const small = await openSparse(join(folder, 'small.zip'), 2);
    try {
      return { rows: await compare(large, small), versions: {} };
    } finally {
      await large.close();
      await small.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function openSparse(path: string, gigabytes: number): Promise<FileHandle> {
  writeSparseBuild(path, { bytes: gigabytes * GIB, entries: 100_000 });
  return open(path);
}

async function sourceOf(file: FileHandle): Promise<ByteSource> {
  return {
    size: (await file.stat()).size,
    read: (offset: number, length: number) => read(file, offset, length),
  };
}

async function compare(file: FileHandle, small: FileHandle): Promise<Row[]> {
  const source = await sourceOf(file);
  const { directory, problem } = await readZipDirectory(source);
  if (!directory) throw new Error(`the archive cannot be read: ${problem?.code}`);
  const { offset, length } = directory;
  const limit = await median(async () =>
    createHash('sha256')
      .update(await read(file, offset, length))
      .digest(),
  );
  const reader = await median(() => readZipDirectory(source));
  const smallSource = await sourceOf(small);
  const ofSmall = await median(() => readZipDirectory(smallSource));
  const planning = await median(() => Promise.resolve(planExtraction(directory)));
  const inspection = await median(() => Promise.resolve(inspectBuild(directory.entries)));
  const against = { name: 'the directory’s bytes read and hashed', value: limit };
  const row = (what: string, measured: number) => rowOf({ what, unit: 'ms', measured, against, target: null });
  return [
    row('directory read into entries', reader),
    row('the same of 2 GB, without 64-bit fields', ofSmall),
    row('extraction planned, safety judged', planning),
    row('entries inspected', inspection),
  ];
}

async function read(file: FileHandle, offset: number, length: number): Promise<Uint8Array> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await run();
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}
