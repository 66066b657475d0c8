import { and, eq, isNull } from 'drizzle-orm';
import { assetViolations } from '@launchyard/domain/assets';
import type { Sql } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { assets, type AssetRow } from '../tables/assets.ts';
import { transfers, type TransferRow } from '../tables/transfers.ts';

/** A library file and how it was sent. */
export interface SentAsset {
  asset: AssetRow;
  transfer: TransferRow;
}

/**
 * The account’s library file, sent or unfinished, in any state except the bin. `id` is a UUID, or null for an invalid
 * id.
 */
export async function readSent(sql: Sql, accountId: string, id: string | null): Promise<SentAsset> {
  if (id === null) return refuse(sentNotFound);
  const [sent] = await sql
    .select({ asset: assets, transfer: transfers })
    .from(assets)
    .innerJoin(transfers, eq(transfers.id, assets.id))
    .where(and(eq(assets.id, id), eq(assets.accountId, accountId), isNull(assets.binItemId)));
  return sent ?? refuse(sentNotFound);
}

/** Refuses an unknown file id. */
export const sentNotFound = { ...assetViolations.notFound, field: ['assetUploadId'] };
