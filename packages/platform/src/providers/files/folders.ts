import { join, resolve } from 'node:path';
import { buildFolderSteps } from '@launchyard/domain/uploads';

/** Where the pipeline keeps files on this machine. Ids are UUIDs, so they cannot leave the folder. */
export interface Folders {
  /** Unpacked builds that are ready to be tested and served. */
  build(versionId: string): string;
  /** Everything that the pipeline needs only while it runs. */
  work(uploadId: string): string;
}

/** All workers share this folder. */
export function foldersIn(dataDir: string): Folders {
  const root = resolve(dataDir);
  return {
    build: (versionId) => join(root, ...buildFolderSteps(versionId)),
    work: (uploadId) => join(root, 'work', uploadId),
  };
}
