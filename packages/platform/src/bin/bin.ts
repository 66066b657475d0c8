import { eq } from 'drizzle-orm';
import type { BinKind } from '@launchyard/domain/bin';
import type { Tx } from '../kit/database.ts';
import { binItems, type BinItemRow } from '../tables/bin.ts';
import type { Binnable } from './binnable.ts';

export interface Bin {
  /** How things of a kind come back and go. Throws for a kind that nothing is put into the bin as. */
  kindOf(item: Pick<BinItemRow, 'kind'>): Binnable;
  /** Lets one item go for good, unless it was restored or is gone meanwhile. The account is locked by this transaction. */
  purge(tx: Tx, item: Pick<BinItemRow, 'id'>): Promise<void>;
}

/** The bin of all accounts. Each area says how its things come back and go; what they need for that, they were given. */
export function createBin(kinds: Partial<Record<BinKind, Binnable>>): Bin {
  const kindOf: Bin['kindOf'] = ({ kind }) => {
    const binnable = kinds[kind];
    if (!binnable) throw new Error(`nothing of the kind ${kind} is in any bin`);
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
