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

/** Ways in which a service may skip syncs, planted to prove that the harness detects them. */
export const FORGETFULNESS = ['forgets to sync', 'forgets to sync folders'] as const;
export type Forgetfulness = (typeof FORGETFULNESS)[number];

/** The inode of each name in a folder. */
export type Listing = Record<string, number>;

/**
 * What would remain on a disk that loses everything unsynced: file contents and folder listings as of the last sync
 * of each, by inode. The services' processes write it; it is read when the power is cut.
 */
export class Shadow {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    for (const kind of ['files', 'folders']) mkdirSync(join(folder, kind), { recursive: true });
  }

  /** Records the sync of one file or folder, and nothing else. */
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

  /** Records the sync of a whole file system, of which only this folder matters. */
  syncTree(path: string): void {
    this.sync(path);
    if (!look(path).isFolder) return;
    for (const name of readdirSync(path)) {
      try {
        this.syncTree(join(path, name));
      } catch (error) {
        // Deleted meanwhile, so it need not be on disk.
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

  /** Makes every process skip syncs, or stops that. */
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

/** Whether a file is unchanged since it was copied. */
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
