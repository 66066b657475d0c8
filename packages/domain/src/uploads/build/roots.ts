/** `Windows/Game.exe` → `Windows/`, `Game.exe` → an empty text. */
export function parentFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/**
 * Where builds begin in an archive: folders that contain an `Engine/` folder, at the top or inside one wrapping folder.
 */
export class BuildRoots {
  /** The path prefixes seen so far. */
  readonly #heads = new Set<string>();
  readonly #topFolders = new Set<string>();
  readonly #nearFolders = new Set<string>();
  readonly #engineParents = new Set<string>();
  readonly #nearScripts: string[] = [];
  #hasTopFile = false;

  /** Adds a path of the archive; folders end in a slash. */
  add(path: string): void {
    const firstEnd = path.indexOf('/') + 1;
    const secondEnd = firstEnd === 0 ? 0 : path.indexOf('/', firstEnd) + 1;
    // At most the first two folders; an archive may have 100,000 paths below the same ones.
    const head = path.slice(0, Math.max(firstEnd, secondEnd));
    if (!this.#heads.has(head)) this.#addHead(head);
    if (secondEnd === 0 && path.toLowerCase().endsWith('.sh')) this.#nearScripts.push(path);
  }

  #addHead(head: string): void {
    this.#heads.add(head);
    const folders = head.split('/').slice(0, -1);
    if (folders[0] === undefined) this.#hasTopFile = true;
    else this.#topFolders.add(folders[0]);
    let parent = '';
    for (const folder of folders) {
      this.#nearFolders.add(`${parent}${folder}`.toLowerCase());
      if (folder.toLowerCase() === 'engine') this.#engineParents.add(parent);
      parent += `${folder}/`;
    }
  }

  hasEngine(folder: string): boolean {
    return this.#engineParents.has(folder);
  }

  /** Only for folders at the top or one level below; case-insensitive. */
  hasFolder(path: string): boolean {
    return this.#nearFolders.has(path.toLowerCase());
  }

  /** The `.sh` files next to an `Engine/` folder. */
  scripts(): string[] {
    return this.#nearScripts.filter((path) => this.hasEngine(parentFolder(path)));
  }

  /** The only thing at the top, if it is a folder and is not the build itself. */
  wrappingFolder(): string | null {
    const [only, ...others] = this.#topFolders;
    if (only === undefined || others.length > 0 || this.#hasTopFile || this.hasEngine('')) return null;
    return only;
  }
}
