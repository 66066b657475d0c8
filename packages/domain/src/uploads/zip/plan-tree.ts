import type { ZipEntry } from './entry.ts';
import type { EntryProblem } from './plan-data.ts';
import type { SafePath } from './plan-path.ts';

/** The contents of a folder, under keys that are equal if Windows or macOS would treat two names as the same. */
interface Folder {
  fileEntries: Map<string, number>;
  folders: Map<string, Folder>;
}

/**
 * The files and folders so far. A folder may occur any number of times, in different spellings (their files are
 * compared separately); a file only once, and never in place of a folder.
 */
export class PathTree {
  isFull = false;
  readonly #maxFolders: number;
  readonly #top: Folder = { fileEntries: new Map(), folders: new Map() };
  readonly #foldersByPath = new Map<string, Folder>();

  constructor(maxFolders: number) {
    this.#maxFolders = maxFolders;
  }

  /** Every folder in the spellings that occurred, parents before children. */
  folders(): string[] {
    return [...this.#foldersByPath.keys()];
  }

  /** Adds the entry, or says what it collides with. */
  place(entry: Pick<ZipEntry, 'index'>, path: SafePath): EntryProblem | null {
    const { folder, problem } = this.#folderAt(path.folder);
    if (!folder) return problem;
    if (path.name === '') return null;

    const key = collisionKey(path.name);
    const other = folder.fileEntries.get(key);
    if (other !== undefined) return { code: 'DUPLICATE', figures: { otherEntryIndex: other } };
    if (folder.folders.has(key)) return { code: 'FILE_AND_FOLDER', figures: {} };
    folder.fileEntries.set(key, entry.index);
    return null;
  }

  /** The folder at that path, added with its parents if it is new. */
  #folderAt(path: string): Finding {
    const known = path === '' ? this.#top : this.#foldersByPath.get(path);
    if (known) return { folder: known, problem: null };
    const nameAt = path.lastIndexOf('/') + 1;
    const above = this.#folderAt(path.slice(0, Math.max(0, nameAt - 1)));
    if (!above.folder) return above;
    const key = collisionKey(path.slice(nameAt));
    const file = above.folder.fileEntries.get(key);
    if (file !== undefined) return collision({ code: 'FILE_AND_FOLDER', figures: { otherEntryIndex: file } });
    if (this.#foldersByPath.size >= this.#maxFolders) {
      // A short directory can imply millions of folders, so counting entries is not enough.
      this.isFull = true;
      const figures = { folders: this.#foldersByPath.size + 1, maxEntries: this.#maxFolders };
      return collision({ code: 'TOO_MANY_ENTRIES', figures });
    }
    const folder = above.folder.folders.get(key) ?? { fileEntries: new Map(), folders: new Map() };
    above.folder.folders.set(key, folder);
    this.#foldersByPath.set(path, folder);
    return { folder, problem: null };
  }
}

type Finding = { folder: Folder; problem: null } | { folder: null; problem: EntryProblem };

const collision = (problem: EntryProblem): Finding => ({ folder: null, problem });

// oxlint-disable-next-line no-control-regex -- all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

/** Windows compares character by character in upper case (so `ß` is not `SS`), macOS with composed accents. */
function collisionKey(name: string): string {
  if (ASCII.test(name)) return name.toUpperCase();
  const letters = Array.from(name.normalize('NFC'), (letter) => {
    const upper = letter.toUpperCase();
    return upper.length === letter.length ? upper : letter;
  });
  return letters.join('').normalize('NFC');
}
