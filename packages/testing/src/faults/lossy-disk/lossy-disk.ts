import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { look, Shadow, type Forgetfulness } from './shadow.ts';

/** A folder that loses, whenever the power is cut, everything that was not synced: contents and names. */
export interface LossyDisk {
  /** What processes that write to it are started with. */
  preload: string;
  settings: Record<string, string>;
  /** To be called while no process writes. Answers how many files and names were lost. */
  cutPower(): number;
  /** Plants services that forget to sync from now on, or no longer. */
  forget(how: Forgetfulness, isOn: boolean): void;
}

/** Makes a folder a lossy disk. What lies there by now counts as synced. `aside` is an empty folder for what the disk keeps. */
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

/** Leaves in a folder what its shadow has, and answers how much else there was. */
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
