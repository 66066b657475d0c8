import type { BinKind } from '@launchyard/domain/bin';
import type { Sql } from '../kit/database.ts';
import { binItems, type BinItemRow } from './tables.ts';

interface Deleted {
  kind: BinKind;
  /** The UUID of what is deleted. */
  subjectId: string;
  name: string;
  sizeBytes?: number;
  details?: unknown;
}

/** In which account (a UUID), and who. */
export interface Deleter {
  account: { id: string };
  person: { username: string };
}

/** Makes the item that what is deleted belongs to from now on; the rows are the caller's to mark with its id. */
export async function putIntoBin(
  tx: Sql,
  now: Date,
  { account, person }: Deleter,
  deleted: Deleted,
): Promise<BinItemRow> {
  const [item] = await tx
    .insert(binItems)
    .values({ ...deleted, accountId: account.id, deletedAt: now, deletedBy: person.username })
    .returning();
  if (!item) throw new Error('the item of the bin was not written');
  return item;
}
