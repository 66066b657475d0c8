import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { checkStorage } from '@launchyard/domain/plans';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { publishContent } from '../events/content.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import type { Checker } from '../media/checker.ts';
import { readStorage } from '../plans/storage.ts';
import type { StoredPart, Stores } from '../providers/files/object-store.ts';
import { assets, type AssetRow } from '../tables/assets.ts';
import type { TransferRow } from '../tables/transfers.ts';
import { commitTransfer } from '../transfers/commit.ts';
import { replaceParts } from '../transfers/replace-parts.ts';
import { lockTransfer } from '../transfers/rows.ts';
import { keepOnly, readStoredParts, type PlacedPart } from '../transfers/stored-parts.ts';
import { takeStock } from '../transfers/take-stock.ts';
import { unlessFinished } from '../transfers/unless-finished.ts';
import { wholeBody } from '../transfers/whole-body.ts';
import { dropUnfinished } from './delete.ts';
import { readSent, sentNotFound } from './find.ts';
import { judgeAsset, type Judged } from './judge.ts';

type FinishDeps = Deps & { jobs: Jobs; stores: Stores; checker: Checker };

/**
 * Adds an uploaded file to the library, or refuses one that is not of its kind, which is discarded at once so that it
 * holds no storage. Idempotent. `id` is a UUID, or null for an invalid id.
 */
export async function finishAsset(
  deps: FinishDeps,
  inTransaction: InTransaction,
  accountId: string,
  id: string | null,
): Promise<AssetRow> {
  const { database, clock } = deps;
  const { asset, transfer } = await readSent(database.sql, accountId, id);
  await takeStock(deps, transfer, null);
  const isShown = async () => (await readKey(database.sql, asset.id)) !== null;
  const found = transfer.state === 'open' ? await unlessFinished(isShown, () => judge(deps, asset, transfer)) : null;
  const part = found?.part ?? null;
  try {
    return await inTransaction(async (tx, note) => {
      await lockAccount(tx, accountId);
      const [mine] = await tx.select().from(assets).where(eq(assets.id, asset.id)).for('update');
      const locked = await lockTransfer(tx, asset.id);
      if (!mine || !locked || mine.binItemId !== null) return refuse(sentNotFound);
      note({ subject: formatId('asset', mine.id), label: mine.name });
      if (mine.key !== null) return mine;
      if (!found) throw new Error(`asset ${mine.id} is open again`);
      const now = clock();
      const digest = await commitTransfer(tx, locked);
      if (part) await replaceParts(tx, now, mine.id, part);
      const stored = part
        ? { sizeBytes: part.bytes, sha256: part.sha256 }
        : { sizeBytes: locked.sizeBytes, sha256: Buffer.from(digest, 'hex') };
      // Re-encoding may have made a picture larger.
      refuseAny(checkStorage(stored.sizeBytes, await readStorage(tx, accountId)));
      const row = await show(tx, mine.id, found.judged, stored);
      await publishContent(tx, now, accountId, 'assets');
      return row;
    });
  } finally {
    await tidyUp(deps, asset.id, part);
  }
}

/**
 * Checks a file, and writes what is stored instead of it. Refuses and discards a file that is not of its kind:
 * uploading it again would not help. An incomplete file can still be completed, and one that could not be checked now
 * can be checked later.
 */
async function judge(
  deps: FinishDeps,
  { id, accountId, kind }: AssetRow,
  transfer: TransferRow,
): Promise<{ judged: Judged; part: PlacedPart | null }> {
  const { storageProvider: provider } = transfer;
  const judged = await judgeAsset(deps, kind, transfer);
  if (!('violations' in judged)) {
    const bytes = judged.rewritten;
    const part = bytes && (await deps.stores[provider].receivePart(id, 1, wholeBody(bytes)));
    return { judged, part: part && { ...part, provider } };
  }
  await deps.database.sql.transaction((tx) => dropUnfinished(tx, deps.jobs, accountId, id));
  return refuse(...judged.violations.map((each) => ({ ...each, field: ['assetUploadId'] })));
}

/**
 * Trusts only the database, because the outcome of the transaction may be unknown: for a file in the library nothing
 * else is kept.
 */
async function tidyUp({ database, stores }: Deps & { stores: Stores }, id: string, written: PlacedPart | null) {
  if ((await readKey(database.sql, id)) !== null) return keepOnly(stores, id, await readStoredParts(database.sql, id));
  if (written) await stores[written.provider].discardPart(id, written.location);
}

/** The key in its address; null while it is not shown, or once it is deleted. */
async function readKey(sql: Sql, id: string): Promise<string | null> {
  const [row] = await sql.select({ key: assets.key }).from(assets).where(eq(assets.id, id));
  return row?.key ?? null;
}

async function show(
  tx: Tx,
  id: string,
  { mediaType, width, height }: Judged,
  stored: Pick<StoredPart, 'sha256'> & { sizeBytes: number },
): Promise<AssetRow> {
  const key = randomBytes(24).toString('base64url');
  const [row] = await tx
    .update(assets)
    .set({ key, mediaType, width, height, ...stored })
    .where(eq(assets.id, id))
    .returning();
  return row ?? refuse(sentNotFound);
}
