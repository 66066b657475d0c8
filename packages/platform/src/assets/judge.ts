import { ASSET_RULES, type AssetKind, type MediaType } from '@launchyard/domain/assets';
import type { Violation } from '@launchyard/domain/kit';
import { countParts, uploadViolations } from '@launchyard/domain/uploads';
import type { Deps } from '../kit/deps.ts';
import { refuse } from '../kit/refuse.ts';
import type { Checker } from '../media/checker.ts';
import type { Stores } from '../providers/files/object-store.ts';
import type { TransferRow } from '../tables/transfers.ts';
import { readRange } from '../transfers/read-range.ts';
import { readWhole } from '../transfers/read-whole.ts';
import { readStoredParts } from '../transfers/stored-parts.ts';

/** A file as its bytes describe it. */
export interface Judged {
  mediaType: MediaType;
  width: number;
  height: number;
  /** Stored instead of the uploaded bytes; null if those are kept. */
  rewritten: Uint8Array | null;
}

/**
 * Checks a file whose parts have all arrived, and returns what it is or why it is not of its kind. Pictures are small
 * and re-encoded; of a video only the structure is read, and nothing is fetched from elsewhere.
 */
export async function judgeAsset(
  deps: Pick<Deps, 'database'> & { stores: Stores; checker: Checker },
  kind: AssetKind,
  transfer: TransferRow,
): Promise<Judged | { violations: Violation[] }> {
  const { accountId } = transfer;
  if (kind === 'video') {
    const verdict = await deps.checker.video(accountId, () => openFilm(deps, transfer));
    return 'video' in verdict ? { ...verdict.video, rewritten: null } : verdict;
  }
  const { mediaTypes } = ASSET_RULES[kind];
  const verdict = await deps.checker.picture(accountId, () => readWhole(deps, transfer), mediaTypes);
  if ('violations' in verdict) return verdict;
  const { bytes, ...picture } = verdict.picture;
  return { ...picture, rewritten: bytes };
}

async function openFilm(
  { database, stores }: Pick<Deps, 'database'> & { stores: Stores },
  { id, sizeBytes, partBytes }: TransferRow,
) {
  const parts = await readStoredParts(database.sql, id);
  if (parts.length !== countParts(sizeBytes, partBytes)) return refuse(uploadViolations.partsMissing);
  const read = async (offset: number, bytes: number) =>
    Buffer.concat(await Array.fromAsync(readRange(stores, id, parts, { first: offset, last: offset + bytes - 1 })));
  return { sizeBytes, read };
}
