import { join, resolve } from 'node:path';

/** Where the embedded file store and the pipeline keep things. Ids are UUIDs, which cannot lead out of a folder. */
export interface Folders {
  /** What was uploaded, as it came: a file for each part. */
  object(uploadId: string): string;
  /** Unpacked builds that are ready to be tested and served. */
  build(versionId: string): string;
  /** Everything that the pipeline needs only while it runs. */
  work(uploadId: string): string;
}

/** All workers and the files process share this folder. */
export function foldersIn(dataDir: string): Folders {
  const root = resolve(dataDir);
  return {
    object: (uploadId) => join(root, 'files', 'objects', uploadId),
    build: (versionId) => join(root, 'files', 'builds', versionId),
    work: (uploadId) => join(root, 'work', uploadId),
  };
}
