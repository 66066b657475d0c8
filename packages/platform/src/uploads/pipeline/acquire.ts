import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { uploadFailures } from '@launchyard/domain/uploads';
import type { Deps } from '../../kit/deps.ts';
import type { Folders } from '../../providers/files/folders.ts';
import type { ObjectStore, StoredPart } from '../../providers/files/objectStore.ts';
import { renameForGood } from '../../providers/files/sync.ts';
import { uploadParts } from '../tables.ts';
import { archivePath } from './archive.ts';
import { StageFailure, type StageContext, type StageRunner } from './stage.ts';

export interface AcquireDeps extends Deps {
  folders: Folders;
  store: ObjectStore;
}

/** Puts the parts together into one archive, and makes sure on the way that every byte is still the one that was acknowledged. */
export function acquireStage(deps: AcquireDeps): StageRunner {
  return async (context) => {
    const { id, digest } = context.upload;
    const parts = await readParts(deps, id);
    if (digestOf(parts) !== digest) throw new StageFailure(uploadFailures.storedBytesDamaged, 'the list of parts');
    await deps.store.commit(id, parts);
    const assembled = join(context.folder, 'build.zip');
    const file = await open(assembled, 'wx', 0o600);
    try {
      await file.writeFile(readObject(deps.store, context, parts), { signal: context.signal });
      await file.sync();
    } finally {
      await file.close();
    }
    return () => renameForGood(assembled, archivePath(deps.folders, id));
  };
}

async function readParts({ database }: AcquireDeps, uploadId: string): Promise<StoredPart[]> {
  return database.sql
    .select({
      number: uploadParts.number,
      bytes: uploadParts.sizeBytes,
      sha256: uploadParts.sha256,
      location: uploadParts.location,
    })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.number));
}

function digestOf(parts: readonly StoredPart[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part.sha256);
  return hash.digest('hex');
}

async function* readObject(
  store: ObjectStore,
  { upload, report }: StageContext,
  parts: readonly StoredPart[],
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for (const part of parts) {
    const hash = createHash('sha256');
    for await (const chunk of store.readPart(upload.id, part)) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
      await report((bytes / upload.sizeBytes) * 100);
    }
    if (!hash.digest().equals(part.sha256)) {
      throw new StageFailure(uploadFailures.storedBytesDamaged, `part ${part.number}`);
    }
  }
}
