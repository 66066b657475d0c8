import { eq, sql } from 'drizzle-orm';
import {
  addPart,
  isPeriodFull,
  periodSeconds,
  SENDING_GAP_SECONDS,
  type StorageProvider,
} from '@launchyard/domain/uploads';
import { secondsBefore } from '../../kit/clock.ts';
import type { Database, Sql, Tx } from '../../kit/database.ts';
import { uploadSendings } from '../../tables/uploads.ts';
import type { ArrivedPart, PartNotes } from '../../transfers/part-notes.ts';
import { lockTransfer } from '../../transfers/rows.ts';
import { writeEvent } from './write.ts';

/** Records how an upload is sent in its timeline. */
export const uploadNotes: PartNotes = { noteArrived: notePart, noteFailed: noteRetry };

/** Counts a part of an upload (a UUID, its transfer locked). Only periods are recorded, never parts. */
async function notePart(tx: Tx, now: Date, uploadId: string, part: ArrivedPart): Promise<void> {
  const known = await readSending(tx, uploadId);
  const gapSince = known === null ? null : (known.pausedSince ?? gapBefore(part, now));
  const goesOn = known !== null && known.parts > 0 && known.storage === part.storage && gapSince === null;
  if (!goesOn) await endSending(tx, uploadId);
  const began = part.beganAt ?? now;
  if (gapSince !== null) {
    await writeEvent(tx, began, uploadId, {
      kind: 'resumed',
      stage: 'upload',
      waitedSeconds: secondsBetween(gapSince, began),
    });
  }
  const { bytes, storage } = part;
  const since = part.beganAt ?? (gapSince === null ? part.lastByteAt : now);
  const period = addPart(goesOn ? known : null, { since, until: now, bytes, storage });
  // Failed tries before the first part of a period belong to it.
  const retries = period.retries + (known !== null && known.parts === 0 ? known.retries : 0);
  await writeSending(tx, { ...period, retries, uploadId, pausedSince: null });
  if (!isPeriodFull(period)) return;
  await endSending(tx, uploadId);
  // Keeps the row, so that a silent upload is noticed.
  await writeSending(tx, { ...EMPTY, since: now, until: now, storage, uploadId, pausedSince: null });
}

/**
 * Counts an interrupted or damaged part while its upload is being sent. In a separate transaction, because the part’s
 * own is rolled back.
 */
export async function noteRetry(
  { sql: db }: Database,
  now: Date,
  uploadId: string,
  storage: StorageProvider,
): Promise<void> {
  const row = { ...EMPTY, uploadId, since: now, until: now, retries: 1, storage, pausedSince: null };
  await db.transaction(async (tx) => {
    const transfer = await lockTransfer(tx, uploadId);
    if (transfer?.state !== 'open') return;
    await tx
      .insert(uploadSendings)
      .values(row)
      .onConflictDoUpdate({ target: uploadSendings.uploadId, set: { retries: sql`${uploadSendings.retries} + 1` } });
  });
}

/** Records the open period, if parts arrived in it: call it before an event that ends or moves the sending. */
export async function endSending(tx: Tx, uploadId: string): Promise<void> {
  const period = await readSending(tx, uploadId);
  if (!period) return;
  await tx.delete(uploadSendings).where(eq(uploadSendings.uploadId, uploadId));
  if (period.parts === 0) return;
  const { bytes, parts, retries, storage: storageProvider } = period;
  const seconds = periodSeconds(period);
  await writeEvent(tx, period.until, uploadId, { kind: 'sent', bytes, seconds, parts, retries, storageProvider });
}

/** Records once that nothing has arrived since then; the next part records that sending resumed. */
export async function noteSilence(
  tx: Tx,
  now: Date,
  uploadId: string,
  silence: { kind: 'paused' | 'stalled'; since: Date; storage: StorageProvider },
): Promise<void> {
  const { kind, since, storage } = silence;
  await endSending(tx, uploadId);
  const at = kind === 'paused' ? since : now;
  const waitedSeconds = kind === 'paused' ? null : secondsBetween(since, now);
  await writeEvent(tx, at, uploadId, { kind, stage: 'upload', waitedSeconds });
  await writeSending(tx, { ...EMPTY, uploadId, since, until: since, storage, pausedSince: since });
}

const EMPTY = { bytes: 0, parts: 0, retries: 0 } as const;

async function readSending(tx: Sql, uploadId: string): Promise<typeof uploadSendings.$inferSelect | null> {
  const [row] = await tx.select().from(uploadSendings).where(eq(uploadSendings.uploadId, uploadId)).for('update');
  return row ?? null;
}

async function writeSending(tx: Sql, row: typeof uploadSendings.$inferInsert): Promise<void> {
  await tx.insert(uploadSendings).values(row).onConflictDoUpdate({ target: uploadSendings.uploadId, set: row });
}

/** Since when nothing arrived before this part, if that is a gap. */
function gapBefore({ beganAt, lastByteAt }: ArrivedPart, now: Date): Date | null {
  return lastByteAt < secondsBefore(beganAt ?? now, SENDING_GAP_SECONDS) ? lastByteAt : null;
}

const secondsBetween = (from: Date, to: Date): number => Math.max(0, (to.getTime() - from.getTime()) / 1000);
