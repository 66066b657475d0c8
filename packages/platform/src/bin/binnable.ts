import type { Tx } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { BinItemRow } from '../tables/bin.ts';

/**
 * How one kind of thing comes back from the bin, and how it goes for good. Both run in a transaction that holds the account's lock; the item
 * is removed after them.
 */
export interface Binnable {
  /** Makes all rows of the item live again, or refuses. */
  restore(tx: Tx, now: Date, item: BinItemRow): Promise<void>;
  /** Deletes all rows of the item; jobs clean the disk. */
  purge(tx: Tx, jobs: Jobs, item: BinItemRow): Promise<void>;
}
