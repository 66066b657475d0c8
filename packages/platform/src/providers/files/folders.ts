import { join, resolve } from 'node:path';
import { buildFolderSteps } from '@launchyard/domain/uploads';
import { requireUuid } from '../../kit/require-uuid.ts';

/** Where the pipeline keeps files on this machine. Throws for ids that are no UUIDs. */
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
    build: (versionId) => join(root, ...buildFolderSteps(requireUuid(versionId))),
    work: (uploadId) => join(root, 'work', requireUuid(uploadId)),
  };
}
