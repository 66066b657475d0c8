import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GIB } from '@launchyard/domain/kit';
import { inspectBuild, planExtraction, readZipDirectory } from '@launchyard/domain/uploads';
import { writeSparseBuild } from '@launchyard/testing/archives/index';
import { costOf, sizesUpTo, type Cost, type Growth } from './cost.ts';

/** A build has some files of its own, so the smallest archive has 142 entries. */
const LEAST = 150;

/** Reads an archive's directory, inspects the build and plans its extraction. */
export async function entriesGrowth(): Promise<Growth[]> {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-growth-'));
  const costs = new Map<number, Cost>();
  try {
    for (const entries of sizesUpTo(100_000).map((size) => Math.max(LEAST, size))) {
      const path = join(folder, `${entries}.zip`);
      writeSparseBuild(path, { bytes: GIB, entries });
      costs.set(entries, await costOf(judge, () => Promise.resolve(path)));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return [{ what: 'an archive is read, judged and planned', unit: 'entries', growsWithSize: true, costs }];
}

async function judge(path: string): Promise<void> {
  const file = await open(path);
  try {
    const read = async (offset: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    };
    const { directory, problem } = await readZipDirectory({ size: (await file.stat()).size, read });
    if (!directory) throw new Error(`the archive cannot be read: ${problem?.code}`);
    inspectBuild(directory.entries);
    planExtraction(directory);
  } finally {
    await file.close();
  }
}
