import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadFailures } from '@launchyard/domain/uploads';
import type { Deps } from '../../kit/deps.ts';
import type { Folders } from '../../providers/files/folders.ts';
import type { Stores } from '../../providers/files/object-store.ts';
import { renameForGood, syncedInSteps } from '../../providers/files/sync.ts';
import { digestOf } from '../../transfers/digest.ts';
import { keepOnly, readStoredParts, type PlacedPart } from '../../transfers/stored-parts.ts';
import { tellCheck } from '../timeline/stages.ts';
import { archivePath } from './archive.ts';
import { requireRoom } from './room.ts';
import { StageFailure, type StageContext, type StageRunner } from './stage.ts';

export interface AcquireDeps extends Deps {
  folders: Folders;
  stores: Stores;
}

/** Assembles the parts into one archive, and verifies that every byte is still the acknowledged one. */
export function acquireStage(deps: AcquireDeps): StageRunner {
  return async (context) => {
    const { id, digest } = context.upload;
    const parts = await readStoredParts(deps.database.sql, id);
    if (digestOf(parts) !== digest) throw new StageFailure(uploadFailures.storedBytesDamaged, 'the list of parts');
    await requireRoom(context.folder, context.upload.sizeBytes, 1);
    await keepOnly(deps.stores, id, parts);
    const assembled = join(context.folder, 'build.zip');
    const file = await open(assembled, 'wx', 0o600);
    try {
      await file.writeFile(syncedInSteps(file, readObject(deps.stores, context, parts)), { signal: context.signal });
      await file.sync();
    } finally {
      await file.close();
    }
    const told = tellCheck(context, deps.clock, {
      stage: 'acquire',
      checkedBytes: context.upload.sizeBytes,
      checkedItems: parts.length,
      finding: 'Every byte compared with what was sent (SHA-256).',
    });
    return async (tx) => {
      await renameForGood(assembled, archivePath(deps.folders, id));
      await told(tx);
    };
  };
}

async function* readObject(
  stores: Stores,
  { upload, report }: StageContext,
  parts: readonly PlacedPart[],
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for (const part of parts) {
    const hash = createHash('sha256');
    for await (const chunk of stores[part.provider].readPart(upload.id, part)) {
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
