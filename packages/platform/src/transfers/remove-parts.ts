import { eq } from 'drizzle-orm';
import { STORAGE_PROVIDERS } from '@launchyard/domain/uploads';
import type { Deps } from '../kit/deps.ts';
import type { Stores } from '../providers/files/object-store.ts';
import { transferParts } from '../tables/transfers.ts';

/** Removes everything stored of a transfer (a UUID) that has ended. May be repeated. */
export async function removeParts(
  { database, stores }: Pick<Deps, 'database'> & { stores: Stores },
  transferId: string,
): Promise<void> {
  for (const provider of STORAGE_PROVIDERS) await stores[provider].remove(transferId);
  await database.sql.delete(transferParts).where(eq(transferParts.transferId, transferId));
}
