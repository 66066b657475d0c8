import type { ContentArea } from '@launchyard/contract/events';
import type { Tx } from '../kit/database.ts';
import type { BinItemRow } from '../tables/bin.ts';

/**
 * How one kind of thing is restored from the bin, and how it is permanently removed. Both run in a transaction that
 * holds the account’s lock; the bin item is deleted after them.
 */
export interface Binnable {
  /** The lists that show it. */
  area: ContentArea;
  /** Makes all rows of the item live again, or refuses. */
  restore(tx: Tx, now: Date, item: BinItemRow): Promise<void>;
  /** Deletes all rows of the item; jobs clean the disk. */
  purge(tx: Tx, item: BinItemRow): Promise<void>;
}
