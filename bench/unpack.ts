import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { GIB } from '@launchyard/domain/kit';
import { cpuSecondsOf } from './kit/cpu-seconds.ts';
import { median } from './kit/median.ts';
import { writePackedBuild } from './kit/packed-build.ts';
import { atMost, rowOf, type Outcome } from './kit/row.ts';
import { scaled } from './kit/scale.ts';

const ROUNDS = 3;
const UNPACK_ONCE = fileURLToPath(new URL('kit/unpack-once.ts', import.meta.url));

/**
 * Plans, unpacks, syncs and compares 5 GB in 20,000 files like the pipeline. For comparison, Info-ZIP's unzip only
 * unpacks and verifies checksums. Measured in CPU seconds: the cost for a worker, no matter how busy the disk is.
 */
export async function benchUnpack(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-bench-'));
  try {
    const archive = join(folder, 'build.zip');
    writePackedBuild(archive, { bytes: scaled(5 * GIB), files: scaled(20_000) });
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const target = join(folder, 'unpacked');
      await mkdir(target);
      ours.push(await cpuSecondsOf(process.execPath, [UNPACK_ONCE, archive, target]));
      await rm(target, { recursive: true });
      theirs.push(await cpuSecondsOf('unzip', ['-q', archive, '-d', target]));
      await rm(target, { recursive: true });
    }
    const row = rowOf({
      what: 'CPU time of plan, unpack, sync and compare',
      unit: 's',
      measured: median(ours),
      against: { name: 'unzip', value: median(theirs) },
      target: atMost(1.3),
    });
    return { rows: [row], versions: { unzip: unzipVersion() } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function unzipVersion(): string {
  const { stdout } = spawnSync('unzip', ['-v'], { encoding: 'utf8' });
  return /UnZip (\S+)/.exec(stdout)?.[1] ?? 'unknown';
}
