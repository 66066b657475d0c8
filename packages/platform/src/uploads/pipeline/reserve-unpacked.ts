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
 * Reserves the unpacked size of a build before a byte of it is written: within its account’s limit, for which the bin
 * gives way, and on the disk, in addition to other builds being unpacked. Throws a StageFailure at the limit, which the
 * customer can solve, and NoRoom if our disk is short.
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
    // Serialised, or two would get the same disk space.
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
    // If that does not help, nothing is removed from the bin: the transaction is rolled back.
    if (!item)
      throw new StageFailure(uploadFailures.unpackedTooLarge, describeUnpacked({ bytes, heldBytes, mostBytes }));
    if (item.kind === 'app' || item.kind === 'appVersion') await bin.purge(tx, item);
  }
}

/** What the account’s other builds take, including those in the bin. */
async function readHeld(sql: Sql, accountId: string, uploadId: string): Promise<number> {
  const isOther = and(eq(uploads.accountId, accountId), ne(uploads.id, uploadId), isNotNull(uploads.versionId));
  return readSum(sql, isOther);
}

/** What is reserved for other builds being unpacked, of all accounts: how much of it is already written is unknown. */
const readPending = (sql: Sql, uploadId: string): Promise<number> =>
  readSum(sql, and(eq(uploads.state, 'preparing'), ne(uploads.id, uploadId)));

async function readSum(sql: Sql, which: ReturnType<typeof and>): Promise<number> {
  const [row] = await sql
    .select({ bytes: sum(uploads.unpackedBytes) })
    .from(uploads)
    .where(which);
  return Number(row?.bytes ?? 0);
}
