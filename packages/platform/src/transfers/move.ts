import { eq } from 'drizzle-orm';
import type { StorageProvider } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import { transfers } from '../tables/transfers.ts';

/**
 * Moves an open, locked transfer (a UUID) to another store: from now on its part links lead there. What is stored stays
 * where it is.
 */
export async function moveTransfer(tx: Sql, id: string, storageProvider: StorageProvider): Promise<void> {
  await tx.update(transfers).set({ storageProvider }).where(eq(transfers.id, id));
}
