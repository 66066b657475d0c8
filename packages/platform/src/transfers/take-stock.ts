import { eq } from 'drizzle-orm';
import { partAt, STORAGE_PROVIDERS } from '@launchyard/domain/uploads';
import type { Deps } from '../kit/deps.ts';
import type { Stores } from '../providers/files/object-store.ts';
import { transferParts, type TransferRow } from '../tables/transfers.ts';
import type { PartNotes } from './part-notes.ts';
import { recordPart } from './record-part.ts';

type Countable = Pick<TransferRow, 'id' | 'state' | 'sizeBytes' | 'partBytes'>;

/**
 * Records what arrived in stores that receive parts without us. Call it before parts are counted, signed or committed.
 * Anything that is not a part of the file (another number, another size, no hash) is not counted; the commit removes
 * it.
 */
export async function takeStock(
  deps: Pick<Deps, 'database' | 'clock'> & { stores: Stores },
  { id, state, sizeBytes, partBytes }: Countable,
  notes: PartNotes | null,
): Promise<void> {
  const askable = STORAGE_PROVIDERS.filter((provider) => deps.stores[provider].listParts);
  if (state !== 'open' || askable.length === 0) return;
  const counted = await deps.database.sql
    .select({ number: transferParts.number })
    .from(transferParts)
    .where(eq(transferParts.transferId, id));
  const known = new Set(counted.map((each) => each.number));
  for (const provider of askable) {
    const arrived = (await deps.stores[provider].listParts?.(id)) ?? [];
    for (const part of arrived) {
      const isOurs = partAt(part.number, sizeBytes, partBytes)?.bytes === part.bytes && part.sha256.length === 32;
      if (!isOurs || known.has(part.number)) continue;
      await recordPart(deps, { transferId: id, asker: null, provider, part, beganAt: null }, notes);
    }
  }
}
