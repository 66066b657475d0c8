import { eq } from 'drizzle-orm';
import type { BinKind } from '@launchyard/domain/bin';
import type { Tx } from '../kit/database.ts';
import { binItems, type BinItemRow } from '../tables/bin.ts';
import type { Binnable } from './binnable.ts';

export interface Bin {
  /** How items of a kind are restored and removed. Throws for a kind that is never put into the bin. */
  kindOf(item: Pick<BinItemRow, 'kind'>): Binnable;
  /**
   * Permanently removes one item, unless it was restored or removed meanwhile. This transaction holds the account’s
   * lock.
   */
  purge(tx: Tx, item: Pick<BinItemRow, 'id'>): Promise<void>;
}

/** The bin of all accounts. Each area registers how its items are restored and removed. */
export function createBin(kinds: Partial<Record<BinKind, Binnable>>): Bin {
  const kindOf: Bin['kindOf'] = ({ kind }) => {
    const binnable = kinds[kind];
    if (!binnable) throw new Error(`the bin does not know the kind ${kind}`);
    return binnable;
  };
  return {
    kindOf,
    async purge(tx, { id }) {
      const [item] = await tx.select().from(binItems).where(eq(binItems.id, id)).for('update');
      if (!item) return;
      await kindOf(item).purge(tx, item);
      await tx.delete(binItems).where(eq(binItems.id, id));
    },
  };
}
