import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** How a service may forget to sync, which is planted to see that it would be seen. */
export const FORGETFULNESS = ['forgets to sync', 'forgets to sync folders'] as const;
export type Forgetfulness = (typeof FORGETFULNESS)[number];

/** What lies in a folder, each name with the number of its file. */
export type Listing = Record<string, number>;

/**
 * What a disk that loses everything that was not synced would still have: the contents of files and the names in folders as they were at
 * the last sync of each, by the numbers of the files. Written by the services' processes, read when the power is cut.
 */
export class Shadow {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    for (const kind of ['files', 'folders']) mkdirSync(join(folder, kind), { recursive: true });
  }

  /** Somebody synced a file or a folder: that, and no more, is on disk now. */
  sync(path: string): void {
    if (this.#does('forgets to sync')) return;
    const { ino, isFolder } = look(path);
    if (isFolder) {
      if (!this.#does('forgets to sync folders')) this.#write('folders', ino, JSON.stringify(list(path)));
    } else {
      const copy = this.#path('files', ino);
      if (isSame(path, copy)) return;
      copyFileSync(path, `${copy}.${process.pid}`);
      renameSync(`${copy}.${process.pid}`, copy);
    }
  }

  /** Somebody synced a whole file system, of which this folder is the part that counts. */
  syncTree(path: string): void {
    this.sync(path);
    if (!look(path).isFolder) return;
    for (const name of readdirSync(path)) {
      try {
        this.syncTree(join(path, name));
      } catch (error) {
        // What goes meanwhile need not be on disk.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      }
    }
  }

  listing(ino: number): Listing {
    const path = this.#path('folders', ino);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  }

  contents(ino: number): Buffer {
    const path = this.#path('files', ino);
    return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  }

  /** Makes every process forget from now on, or no longer. */
  forget(how: Forgetfulness, isOn: boolean): void {
    if (isOn) writeFileSync(join(this.#folder, how), '');
    else rmSync(join(this.#folder, how));
  }

  #does(how: Forgetfulness): boolean {
    return existsSync(join(this.#folder, how));
  }

  #path(kind: 'files' | 'folders', ino: number): string {
    return join(this.#folder, kind, String(ino));
  }

  #write(kind: 'files' | 'folders', ino: number, text: string): void {
    const path = this.#path(kind, ino);
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
  }
}

export function look(path: string): { ino: number; isFolder: boolean } {
  const found = statSync(path);
  return { ino: found.ino, isFolder: found.isDirectory() };
}

/** Whether nothing was written to a file since it was copied. */
function isSame(path: string, copy: string): boolean {
  const copied = statSync(copy, { throwIfNoEntry: false });
  const { mtimeMs, size } = statSync(path);
  return copied?.size === size && copied.mtimeMs > mtimeMs;
}

const list = (folder: string): Listing =>
  Object.fromEntries(
    readdirSync(folder).flatMap((name) => {
      const found = statSync(join(folder, name), { throwIfNoEntry: false });
      return found ? [[name, found.ino]] : [];
    }),
  );
