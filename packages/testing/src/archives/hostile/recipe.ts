import { ArchiveWriter, METHODS, type EndOptions, type EntryOptions } from '../writer.ts';

/** How to write one bad or unusual archive to a path. */
export type Recipe = (path: string) => void;

export const MIB = 1024 * 1024;

/** Fills an archive and finishes it. */
export function recipe(fill: (archive: ArchiveWriter) => void, end: EndOptions = {}): Recipe {
  return (path) => {
    const archive = new ArchiveWriter(path);
    fill(archive);
    archive.finish(end);
  };
}

/** Ten small compressed files in `Game/`: the contents of every archive with a single defect. */
export function addTenFiles(archive: ArchiveWriter, options: EntryOptions = {}): void {
  for (let i = 0; i < 10; i++) {
    const content = Buffer.from(`line of file ${i}\n`.repeat(400));
    archive.addFile(`Game/file${i}.txt`, content, { method: METHODS.deflated, ...options });
  }
}

/** The ten files, followed by one entry for each additional name. */
export function tenFilesAnd(names: (string | Buffer)[], options: EntryOptions = {}): Recipe {
  return recipe((archive) => {
    addTenFiles(archive);
    for (const name of names) archive.addFile(name, Buffer.from('pwned'), options);
  });
}
