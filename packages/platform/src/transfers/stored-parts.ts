import { asc, eq } from 'drizzle-orm';
import { STORAGE_PROVIDERS, type StorageProvider } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import type { StoredPart, Stores } from '../providers/files/object-store.ts';
import { transferParts } from '../tables/transfers.ts';

/** A counted part and its store. */
export interface PlacedPart extends StoredPart {
  provider: StorageProvider;
}

/** The parts of a transfer (a UUID) in their order. */
export async function readStoredParts(sql: Sql, transferId: string): Promise<PlacedPart[]> {
  return sql
    .select({
      number: transferParts.number,
      bytes: transferParts.sizeBytes,
      sha256: transferParts.sha256,
      provider: transferParts.storageProvider,
      location: transferParts.location,
    })
    .from(transferParts)
    .where(eq(transferParts.transferId, transferId))
    .orderBy(asc(transferParts.number));
}

/** Makes the stores keep exactly these parts of a committed transfer. May be repeated. */
export async function keepOnly(stores: Stores, transferId: string, parts: readonly PlacedPart[]): Promise<void> {
  for (const provider of STORAGE_PROVIDERS) {
    const kept = parts.filter((part) => part.provider === provider);
    await (kept.length > 0 ? stores[provider].commit(transferId, kept) : stores[provider].remove(transferId));
  }
}
