import type { z } from 'zod';
import type { partLink } from '@launchyard/contract/uploads';
import {
  MAX_PARTS_SIGNED_AT_ONCE,
  PART_LINK_SECONDS,
  partAt,
  takesParts,
  uploadViolations,
} from '@launchyard/domain/uploads';
import { secondsAfter } from '../kit/clock.ts';
import type { Deps } from '../kit/deps.ts';
import { instant } from '../kit/present.ts';
import { refuse } from '../kit/refuse.ts';
import { partAddress, signPart } from '../providers/files/partLink.ts';
import type { Caller } from '../session/caller.ts';
import { readOwnUpload } from './locks.ts';

/** Links to write those parts of an upload that still takes parts, for as long as the asker belongs to the account. `uploadId` is a UUID, or null for an id that was none. */
export async function signParts(
  { database, clock, filesOrigin, signingSecret }: Deps & { filesOrigin: string; signingSecret: string },
  { account, person }: Pick<Caller, 'account' | 'person'>,
  uploadId: string | null,
  partNumbers: readonly number[],
): Promise<Array<z.input<typeof partLink>>> {
  if (partNumbers.length > MAX_PARTS_SIGNED_AT_ONCE) return refuse(uploadViolations.tooManyParts);
  const row = await readOwnUpload(database.sql, account.id, uploadId);
  if (!takesParts(row.state)) return refuse(uploadViolations.notUploading);
  const parts = partNumbers.map(
    (number) => partAt(number, row.sizeBytes, row.partBytes) ?? refuse(uploadViolations.partNumber),
  );
  const expiresAt = wholeSeconds(secondsAfter(clock(), PART_LINK_SECONDS));
  return parts.map((part) => ({
    number: part.number,
    offsetBytes: part.offset,
    sizeBytes: part.bytes,
    method: 'PUT',
    url: partAddress(filesOrigin, row.id),
    headers: signPart(signingSecret, {
      uploadId: row.id,
      personId: person.id,
      number: part.number,
      bytes: part.bytes,
      expiresAt,
    }),
    expiresAt: instant(expiresAt),
  }));
}

/** A link carries its end in seconds; what is told about it must not be later. */
const wholeSeconds = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000);
