import { max, eq } from 'drizzle-orm';
import { SYSTEM, type Actor } from '@launchyard/domain/kit';
import { admitEvent, type TimelineEvent } from '@launchyard/domain/uploads';
import type { Tx } from '../../kit/database.ts';
import { uploadEvents } from '../../tables/uploads.ts';

/** An event as it is written. Without an actor it happened by itself. */
type NewEvent = TimelineEvent & { createdBy?: Actor };

/**
 * Writes down what happened to an upload (a UUID), in the transaction that makes it happen and that has the upload locked: the lock keeps
 * the numbers in order. `createdAt` is when it happened. Beyond the limit of a timeline only what ends the upload is written.
 */
export async function writeEvent(tx: Tx, createdAt: Date, uploadId: string, event: NewEvent): Promise<void> {
  const [row] = await tx
    .select({ last: max(uploadEvents.number) })
    .from(uploadEvents)
    .where(eq(uploadEvents.uploadId, uploadId));
  const number = (row?.last ?? 0) + 1;
  const { kind, createdBy = SYSTEM, ...details } = event;
  const admission = admitEvent(kind, number);
  if (admission === 'leave') return;
  const told = admission === 'write' ? { kind, createdBy, details } : { kind: 'shortened' as const, createdBy: SYSTEM };
  await tx.insert(uploadEvents).values({ ...told, uploadId, number, createdAt });
}
