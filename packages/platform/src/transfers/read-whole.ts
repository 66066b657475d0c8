import { createHash } from 'node:crypto';
import { countParts, uploadViolations } from '@launchyard/domain/uploads';
import type { Deps } from '../kit/deps.ts';
import { refuse } from '../kit/refuse.ts';
import type { Stores } from '../providers/files/object-store.ts';
import type { TransferRow } from '../tables/transfers.ts';
import { readStoredParts } from './stored-parts.ts';

/**
 * The whole file, only for small kinds. Refuses while parts are missing; throws if a store returns other bytes than it
 * received.
 */
export async function readWhole(
  { database, stores }: Pick<Deps, 'database'> & { stores: Stores },
  { id, sizeBytes, partBytes }: Pick<TransferRow, 'id' | 'sizeBytes' | 'partBytes'>,
): Promise<Buffer> {
  const parts = await readStoredParts(database.sql, id);
  if (parts.length !== countParts(sizeBytes, partBytes)) return refuse(uploadViolations.partsMissing);
  const pieces: Buffer[] = [];
  for (const part of parts) {
    const piece = Buffer.concat(await Array.fromAsync(stores[part.provider].readPart(id, part)));
    const sha256 = createHash('sha256').update(piece).digest();
    if (!sha256.equals(part.sha256)) throw new Error(`part ${part.number} of ${id} is damaged`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
