import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mountSmallDisk, type SmallDisk } from './mount.ts';

/** A real one where we may mount it; elsewhere processes that find no room, which is another thing and says so. `aside` is another folder. */
export async function makeSmallDisk(root: string, aside: string): Promise<SmallDisk> {
  return (await mountSmallDisk(root)) ?? simulate(root, join(aside, 'full'));
}

function simulate(root: string, flag: string): SmallDisk {
  return {
    kind: 'simulated in each process, for only root may mount a real one',
    fill: () => writeFile(flag, ''),
    makeRoom: () => rm(flag),
    remove: () => Promise.resolve(),
    preload: fileURLToPath(new URL('./preload.ts', import.meta.url)),
    settings: { SMALL_DISK_ROOT: root, SMALL_DISK_FULL: flag },
  };
}
