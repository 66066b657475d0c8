import { inArray } from 'drizzle-orm';
import type { BinKind } from '@launchyard/domain/bin';
import type { Actor } from '@launchyard/domain/kit';
import { actorOf } from '../access/actor.ts';
import type { Caller } from '../access/caller.ts';
import type { Sql } from '../kit/database.ts';
import { binItems, type BinItemRow } from '../tables/bin.ts';

interface Deleted {
  kind: BinKind;
  /** The UUID of what is deleted. */
  subjectId: string;
  name: string;
  sizeBytes?: number;
  details?: unknown;
}

/** In which account (a UUID), and who. `deleterOf` a caller. */
export interface Deleter {
  account: { id: string };
  by: Actor;
}

export const deleterOf = (caller: Caller): Deleter => ({ account: caller.account, by: actorOf(caller) });

/** Makes the item that what is deleted belongs to from now on; the rows are the caller's to mark with its id. */
export async function putIntoBin(tx: Sql, now: Date, { account, by }: Deleter, deleted: Deleted): Promise<BinItemRow> {
  const [item] = await tx
    .insert(binItems)
    .values({ ...deleted, accountId: account.id, deletedAt: now, deletedBy: by })
    .returning();
  if (!item) throw new Error('the item of the bin was not written');
  return item;
}

/** Takes items out of the bin whose things are deleted for good with something else. */
export async function removeItems(tx: Sql, ids: readonly string[]): Promise<void> {
  await tx.delete(binItems).where(inArray(binItems.id, [...ids]));
}
