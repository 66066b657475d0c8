import type { ZipEntry } from './entry.ts';
import type { EntryProblem } from './plan-data.ts';

/**
 * The files and folders so far, under keys that are equal when Windows or macOS would take two paths for the same.
 * Folders may come any number of times, and in two spellings (their files are told apart one by one); a file only once,
 * and never where a folder is.
 */
export class PathTree {
  isFull = false;
  readonly #maxFolders: number;
  readonly #fileEntries = new Map<string, number>();
  readonly #folderKeys = new Set<string>();
  readonly #folderPaths = new Set<string>();

  constructor(maxFolders: number) {
    this.#maxFolders = maxFolders;
  }

  /** Every folder in the spellings it came in, parents before children. */
  folders(): string[] {
    return [...this.#folderPaths];
  }

  /** Takes the entry in, or says what it collides with. */
  place(entry: Pick<ZipEntry, 'index' | 'isDirectory'>, segments: string[]): EntryProblem | null {
    const folder = entry.isDirectory ? segments : segments.slice(0, -1);
    const collision = this.#addFolder(folder.join('/'));
    if (collision || entry.isDirectory) return collision;

    const key = collisionKey(segments.join('/'));
    const other = this.#fileEntries.get(key);
    if (other !== undefined) return { code: 'DUPLICATE', figures: { otherEntryIndex: other } };
    if (this.#folderKeys.has(key)) return { code: 'FILE_AND_FOLDER', figures: {} };
    this.#fileEntries.set(key, entry.index);
    return null;
  }

  #addFolder(path: string): EntryProblem | null {
    if (path === '' || this.#folderPaths.has(path)) return null;
    const parent = this.#addFolder(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
    if (parent) return parent;
    const key = collisionKey(path);
    const file = this.#fileEntries.get(key);
    if (file !== undefined) return { code: 'FILE_AND_FOLDER', figures: { otherEntryIndex: file } };
    if (this.#folderPaths.size >= this.#maxFolders) {
      // A short directory can imply millions of folders, so counting entries is not enough.
      this.isFull = true;
      const figures = { folders: this.#folderPaths.size + 1, maxEntries: this.#maxFolders };
      return { code: 'TOO_MANY_ENTRIES', figures };
    }
    this.#folderKeys.add(key);
    this.#folderPaths.add(path);
    return null;
  }
}

// oxlint-disable-next-line no-control-regex -- all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

/** Windows compares letter by letter in upper case (so `ß` is not `SS`), macOS with accents composed. */
function collisionKey(path: string): string {
  if (ASCII.test(path)) return path.toUpperCase();
  const letters = Array.from(path.normalize('NFC'), (letter) => {
    const upper = letter.toUpperCase();
    return upper.length === letter.length ? upper : letter;
  });
  return letters.join('').normalize('NFC');
}
