import { createHash } from 'node:crypto';
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GIB } from '@launchyard/domain/kit';
import { inspectBuild, readZipDirectory } from '@launchyard/domain/uploads';
import { writeSparseBuild } from '@launchyard/testing/archives/index';
import type { Measure } from './main.ts';

const ROUNDS = 7;

/** A 50 GB archive of 100,000 entries: reading its directory against merely reading and hashing the bytes that it consists of. */
export async function benchScan(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-bench-'));
  try {
    const path = join(folder, 'sparse.zip');
    writeSparseBuild(path, { bytes: 50 * GIB, entries: 100_000 });
    const file = await open(path);
    try {
      return await compare(file);
    } finally {
      await file.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(file: FileHandle): Promise<Measure[]> {
  const source = {
    size: (await file.stat()).size,
    read: (offset: number, length: number) => read(file, offset, length),
  };
  const { directory, problem } = await readZipDirectory(source);
  if (!directory) throw new Error(`the archive cannot be read: ${problem?.code}`);
  const { offset, length } = directory;
  const limit = await median(async () =>
    createHash('sha256')
      .update(await read(file, offset, length))
      .digest(),
  );
  const reader = await median(() => readZipDirectory(source));
  const inspection = await median(() => Promise.resolve(inspectBuild(directory.entries)));
  return [
    { what: 'limit: the directory’s bytes read and hashed', milliseconds: limit, ratio: 1 },
    { what: 'directory read into entries', milliseconds: reader, ratio: reader / limit },
    { what: 'entries inspected', milliseconds: inspection, ratio: inspection / limit },
  ];
}

async function read(file: FileHandle, offset: number, length: number): Promise<Uint8Array> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}
