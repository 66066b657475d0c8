import type { z } from 'zod';
import type { partLink } from '@launchyard/contract/kit';
import { MAX_PARTS_SIGNED_AT_ONCE, PART_LINK_SECONDS, partAt, uploadViolations } from '@launchyard/domain/uploads';
import type { Caller } from '../access/caller.ts';
import { secondsAfter } from '../kit/clock.ts';
import { instant } from '../kit/present.ts';
import { refuse } from '../kit/refuse.ts';
import type { Signers } from '../providers/files/object-store.ts';
import type { TransferRow } from '../tables/transfers.ts';

type Sendable = Pick<TransferRow, 'id' | 'state' | 'sizeBytes' | 'partBytes' | 'storageProvider'>;

/**
 * Links for a caller to upload these parts of an open transfer to its current store. Refuses parts that it does not
 * have.
 */
export async function signParts(
  signers: Signers,
  now: Date,
  caller: Pick<Caller, 'person' | 'credential'>,
  transfer: Sendable,
  partNumbers: readonly number[],
): Promise<Array<z.input<typeof partLink>>> {
  if (partNumbers.length > MAX_PARTS_SIGNED_AT_ONCE) return refuse(uploadViolations.tooManyParts);
  if (transfer.state !== 'open') return refuse(uploadViolations.notUploading);
  const { id, sizeBytes, partBytes, storageProvider } = transfer;
  const parts = partNumbers.map(
    (number) => partAt(number, sizeBytes, partBytes) ?? refuse(uploadViolations.partNumber),
  );
  const asker = { personId: caller.person.id, credential: caller.credential };
  const expiresAt = wholeSeconds(secondsAfter(now, PART_LINK_SECONDS));
  return Promise.all(
    parts.map(async ({ number, offset, bytes }) => ({
      number,
      offsetBytes: offset,
      sizeBytes: bytes,
      ...(await signers[storageProvider].signPart({ objectId: id, asker, number, bytes, expiresAt })),
      expiresAt: instant(expiresAt),
    })),
  );
}

/** A link carries its expiry in whole seconds; the reported one must not be later. */
const wholeSeconds = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000);
