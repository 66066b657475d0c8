import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { assetUpload } from '@launchyard/contract/assets';
import type { partLink } from '@launchyard/contract/kit';
import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Signers, Stores } from '../providers/files/object-store.ts';
import { assets } from '../tables/assets.ts';
import { transfers, type TransferRow } from '../tables/transfers.ts';
import { findMissingParts } from '../transfers/missing-parts.ts';
import { signParts } from '../transfers/sign-parts.ts';
import { takeStock } from '../transfers/take-stock.ts';
import { readSent } from './find.ts';

type Shown = z.input<typeof assetUpload>;

/** Presents an unfinished file. */
export async function presentUpload(sql: Sql, transfer: TransferRow): Promise<Shown> {
  return present(transfer, (await findMissingParts(sql, [transfer])).get(transfer.id));
}

/** An account’s unfinished files, by UUID; files that have arrived are in the library instead. */
export async function readUploads(sql: Sql, accountId: string, ids: readonly string[]) {
  const isOnItsWay = and(isNull(assets.key), isNull(assets.binItemId), eq(transfers.state, 'open'));
  const rows = await sql
    .select({ transfer: transfers })
    .from(transfers)
    .innerJoin(assets, eq(assets.id, transfers.id))
    .where(and(inArray(transfers.id, [...ids]), eq(assets.accountId, accountId), isOnItsWay));
  const sent = rows.map(({ transfer }) => transfer);
  const missing = await findMissingParts(sql, sent);
  return sent.map((transfer) => ({ id: transfer.id, shown: present(transfer, missing.get(transfer.id)) }));
}

const present = ({ id, fileName, sizeBytes, partBytes }: TransferRow, missing: Shown['missing'] = []): Shown => ({
  id: formatId('transfer', id),
  fileName,
  sizeBytes,
  partBytes,
  missing,
});

/**
 * Links to upload these parts of an unfinished file, and which parts are missing. `id` is a UUID, or null for an
 * invalid id.
 */
export async function signAssetParts(
  deps: Deps & { signers: Signers; stores: Stores },
  caller: Pick<Caller, 'account' | 'person' | 'credential'>,
  id: string | null,
  partNumbers: readonly number[],
): Promise<{ upload: Shown; links: Array<z.input<typeof partLink>> }> {
  const { sql } = deps.database;
  const { transfer } = await readSent(sql, caller.account.id, id);
  await takeStock(deps, transfer, null);
  const links = await signParts(deps.signers, deps.clock(), caller, transfer, partNumbers);
  return { upload: await presentUpload(sql, transfer), links };
}
