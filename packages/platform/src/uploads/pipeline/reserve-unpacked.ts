import { and, asc, eq, isNotNull, ne, sum } from 'drizzle-orm';
import {
  describeUnpacked,
  diskBytes,
  mostUnpackedBytes,
  uploadFailures,
  type ExtractionPlan,
} from '@launchyard/domain/uploads';
import { lockAccount } from '../../accounts/lock.ts';
import type { Bin } from '../../bin/bin.ts';
import type { Sql, Tx } from '../../kit/database.ts';
import type { Deps } from '../../kit/deps.ts';
import { takeLock } from '../../kit/locks.ts';
import { readStorage } from '../../plans/storage.ts';
import { binItems } from '../../tables/bin.ts';
import { uploads } from '../../tables/uploads.ts';
import { lockUpload } from '../locks.ts';
import { requireRoom } from './room.ts';
import { StageFailure, StageStopped, type StageContext } from './stage.ts';

/**
 * Reserves what a build takes unpacked, before a byte of it is written: within the bound of its account, whose bin makes way for it, and on the
 * disk, beside what is reserved for the builds that are being unpacked. Throws a StageFailure at the bound, which is the customer's to solve, and
 * NoRoom where our disk is short, which is ours.
 */
export async function reserveUnpacked(
  { database, bin }: Pick<Deps, 'database'> & { bin: Bin },
  { upload, folder }: Pick<StageContext, 'upload' | 'folder'>,
  plan: ExtractionPlan,
): Promise<void> {
  const bytes = diskBytes(plan.totalBytes, plan.files.length + plan.directories.length);
  await database.sql.transaction(async (tx) => {
    await lockAccount(tx, upload.accountId);
    const locked = await lockUpload(tx, upload.id);
    if (locked?.state !== 'preparing') throw new StageStopped(`upload ${upload.id} is no longer prepared`);
    await keepWithinBound(tx, bin, upload, bytes);
    // One after the other, or two would be told of the same room.
    await takeLock(tx, 'room for unpacking');
    await requireRoom(folder, bytes + (await readPending(tx, upload.id)), 0);
    await tx.update(uploads).set({ unpackedBytes: bytes }).where(eq(uploads.id, upload.id));
  });
}

async function keepWithinBound(
  tx: Tx,
  bin: Bin,
  { id, accountId }: Pick<StageContext['upload'], 'id' | 'accountId'>,
  bytes: number,
): Promise<void> {
  const { totalBytes } = await readStorage(tx, accountId);
  const mostBytes = mostUnpackedBytes(totalBytes);
  const oldestFirst = await tx
    .select()
    .from(binItems)
    .where(eq(binItems.accountId, accountId))
    .orderBy(asc(binItems.id));
  for (;;) {
    const heldBytes = await readHeld(tx, accountId, id);
    if (heldBytes + bytes <= mostBytes) return;
    const item = oldestFirst.shift();
    // Nothing of the bin goes where that does not help: the transaction is undone.
    if (!item)
      throw new StageFailure(uploadFailures.unpackedTooLarge, describeUnpacked({ bytes, heldBytes, mostBytes }));
    if (item.kind === 'app' || item.kind === 'appVersion') await bin.purge(tx, item);
  }
}

/** What the account's other builds take, those in the bin included. */
async function readHeld(sql: Sql, accountId: string, uploadId: string): Promise<number> {
  const isOther = and(eq(uploads.accountId, accountId), ne(uploads.id, uploadId), isNotNull(uploads.versionId));
  return readSum(sql, isOther);
}

/** What is reserved for the other builds that are being unpacked, of whomever: how much of it is written already, nobody knows. */
const readPending = (sql: Sql, uploadId: string): Promise<number> =>
  readSum(sql, and(eq(uploads.state, 'preparing'), ne(uploads.id, uploadId)));

async function readSum(sql: Sql, which: ReturnType<typeof and>): Promise<number> {
  const [row] = await sql
    .select({ bytes: sum(uploads.unpackedBytes) })
    .from(uploads)
    .where(which);
  return Number(row?.bytes ?? 0);
}
