import { readVideo, type AssetKind, type MediaType } from '@launchyard/domain/assets';
import { countParts, uploadViolations } from '@launchyard/domain/uploads';
import type { Deps } from '../../kit/deps.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Stores } from '../../providers/files/objectStore.ts';
import { readRange } from '../../transfers/readRange.ts';
import { readWhole } from '../../transfers/readWhole.ts';
import { readStoredParts } from '../../transfers/storedParts.ts';
import type { TransferRow } from '../../transfers/tables.ts';
import { rewritePicture } from '../pictures/rewrite.ts';

/** What a file is by its bytes. */
export interface Judged {
  mediaType: MediaType;
  width: number;
  height: number;
  /** To be stored instead of what was sent; null where that stays. */
  rewritten: Buffer | null;
}

/**
 * Looks into a file whose parts have all arrived, and refuses what is not of its kind. Pictures are small and written anew; of a video only
 * its structure is read, and nothing is ever fetched from elsewhere.
 */
export async function judgeAsset(
  deps: Pick<Deps, 'database' | 'log'> & { stores: Stores },
  kind: AssetKind,
  transfer: TransferRow,
): Promise<Judged> {
  if (kind === 'video') return judgeVideo(deps, transfer);
  const { bytes, ...picture } = await rewritePicture(deps, await readWhole(deps, transfer), {
    takesGif: kind === 'image',
  });
  return { ...picture, rewritten: bytes };
}

async function judgeVideo(
  { database, stores }: Pick<Deps, 'database'> & { stores: Stores },
  { id, sizeBytes, partBytes }: TransferRow,
): Promise<Judged> {
  const parts = await readStoredParts(database.sql, id);
  if (parts.length !== countParts(sizeBytes, partBytes)) return refuse(uploadViolations.partsMissing);
  const read = async (offset: number, bytes: number) =>
    Buffer.concat(await Array.fromAsync(readRange(stores, id, parts, { first: offset, last: offset + bytes - 1 })));
  const reading = await readVideo({ sizeBytes, read });
  return 'violations' in reading ? refuse(...reading.violations) : { ...reading.video, rewritten: null };
}
