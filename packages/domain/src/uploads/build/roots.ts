/** `Windows/Game.exe` → `Windows/`, `Game.exe` → an empty text. */
export function parentFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/**
 * Where builds begin in an archive: folders that hold an `Engine/` folder, at the top or inside one wrapping folder.
 */
export class BuildRoots {
  readonly #topFolders = new Set<string>();
  readonly #nearFolders = new Set<string>();
  readonly #engineParents = new Set<string>();
  readonly #nearScripts: string[] = [];
  #hasTopFile = false;

  /** Takes in a path of the archive; folders end in a slash. */
  add(path: string): void {
    // The first two folders at most; an archive may have 100,000 paths.
    const folders = path.split('/', 3).slice(0, -1);
    if (folders[0] === undefined) this.#hasTopFile = true;
    else this.#topFolders.add(folders[0]);
    for (const [depth, folder] of folders.entries()) {
      const parent = folders
        .slice(0, depth)
        .map((name) => `${name}/`)
        .join('');
      this.#nearFolders.add(`${parent}${folder}`.toLowerCase());
      if (folder.toLowerCase() === 'engine') this.#engineParents.add(parent);
    }
    if (folders.length <= 1 && path.toLowerCase().endsWith('.sh')) this.#nearScripts.push(path);
  }

  hasEngine(folder: string): boolean {
    return this.#engineParents.has(folder);
  }

  /** Only of folders at the top or one below; in any case. */
  hasFolder(path: string): boolean {
    return this.#nearFolders.has(path.toLowerCase());
  }

  /** The `.sh` files beside an `Engine/` folder. */
  scripts(): string[] {
    return this.#nearScripts.filter((path) => this.hasEngine(parentFolder(path)));
  }

  /** The only thing at the top, where it is a folder and the build is not simply that folder. */
  wrappingFolder(): string | null {
    const [only, ...others] = this.#topFolders;
    if (only === undefined || others.length > 0 || this.#hasTopFile || this.hasEngine('')) return null;
    return only;
  }
}
