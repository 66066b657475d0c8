import { inArray } from 'drizzle-orm';
import type { BinKind } from '@launchyard/domain/bin';
import type { Actor } from '@launchyard/domain/kit';
import { actorOf } from '../access/actor.ts';
import type { Caller } from '../access/caller.ts';
import type { Sql } from '../kit/database.ts';
import { binItems, type BinItemRow } from '../tables/bin.ts';

interface Deleted {
  kind: BinKind;
  /** The UUID of the deleted thing. */
  subjectId: string;
  name: string;
  sizeBytes?: number;
  details?: unknown;
}

/** The account (a UUID) and the deleter. `deleterOf` a caller. */
export interface Deleter {
  account: { id: string };
  by: Actor;
}

export const deleterOf = (caller: Caller): Deleter => ({ account: caller.account, by: actorOf(caller) });

/** Creates the bin item for a deleted thing; the caller marks the rows with its id. */
export async function putIntoBin(tx: Sql, now: Date, { account, by }: Deleter, deleted: Deleted): Promise<BinItemRow> {
  const [item] = await tx
    .insert(binItems)
    .values({ ...deleted, accountId: account.id, deletedAt: now, deletedBy: by })
    .returning();
  if (!item) throw new Error('the item of the bin was not written');
  return item;
}

/** Removes bin items whose things are permanently deleted together with something else. */
export async function removeItems(tx: Sql, ids: readonly string[]): Promise<void> {
  await tx.delete(binItems).where(inArray(binItems.id, [...ids]));
}
