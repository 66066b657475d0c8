import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { look, Shadow, type Forgetfulness } from './shadow.ts';

/** A folder that loses all contents and names that were not synced whenever the power is cut. */
export interface LossyDisk {
  /** To preload into processes that write to it. */
  preload: string;
  settings: Record<string, string>;
  /** Call it only while no process writes. Returns how many files and names were lost. */
  cutPower(): number;
  /** Makes services skip syncs, or stops that. */
  forget(how: Forgetfulness, isOn: boolean): void;
}

/** Turns a folder into a lossy disk. Existing files count as synced. `aside` is an empty folder for the disk's own data. */
export function makeLossy(root: string, aside: string): LossyDisk {
  const shadowFolder = join(aside, 'shadow');
  const programs = join(aside, 'programs');
  const shadow = new Shadow(shadowFolder);
  shadow.syncTree(root);
  mkdirSync(programs);
  const words = [process.execPath, fileURLToPath(new URL('./sync.ts', import.meta.url)), shadowFolder, root];
  writeFileSync(join(programs, 'sync'), `#!/bin/sh\nexec ${words.map((word) => `'${word}'`).join(' ')}\n`);
  chmodSync(join(programs, 'sync'), 0o700);
  return {
    preload: fileURLToPath(new URL('./preload.ts', import.meta.url)),
    settings: {
      LOSSY_DISK_SHADOW: shadowFolder,
      LOSSY_DISK_ROOT: root,
      PATH: `${programs}:${process.env['PATH'] ?? ''}`,
    },
    cutPower: () => lose(root, shadow),
    forget: (how, isOn) => shadow.forget(how, isOn),
  };
}

/** Reverts a folder to its shadow. Returns how many files and names were lost. */
function lose(folder: string, shadow: Shadow): number {
  const kept = shadow.listing(look(folder).ino);
  let lost = 0;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const { ino, isFolder } = look(path);
    if (kept[name] !== ino) {
      rmSync(path, { recursive: true });
      lost += 1;
    } else if (isFolder) lost += lose(path, shadow);
    else {
      const contents = shadow.contents(ino);
      if (contents.equals(readFileSync(path))) continue;
      writeFileSync(path, contents);
      lost += 1;
    }
  }
  return lost;
}
