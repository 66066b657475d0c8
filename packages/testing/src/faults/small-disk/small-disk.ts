import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mountSmallDisk, type SmallDisk } from './mount.ts';

/**
 * Mounts a real disk where permitted. Otherwise simulates a full one within the processes, and says so in `kind`.
 * `aside` is another folder.
 */
export async function makeSmallDisk(root: string, aside: string): Promise<SmallDisk> {
  return (await mountSmallDisk(root)) ?? simulate(root, join(aside, 'full'));
}

function simulate(root: string, flag: string): SmallDisk {
  return {
    kind: 'simulated in each process, because only root may mount a real one',
    fill: () => writeFile(flag, ''),
    makeRoom: () => rm(flag),
    remove: () => Promise.resolve(),
    preload: fileURLToPath(new URL('./preload.ts', import.meta.url)),
    settings: { SMALL_DISK_ROOT: root, SMALL_DISK_FULL: flag },
  };
}
