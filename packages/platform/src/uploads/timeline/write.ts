import { max, eq } from 'drizzle-orm';
import { SYSTEM, type Actor } from '@launchyard/domain/kit';
import { admitEvent, type TimelineEvent } from '@launchyard/domain/uploads';
import type { Tx } from '../../kit/database.ts';
import { uploadEvents } from '../../tables/uploads.ts';

/** An event before it is stored. Without an actor the system did it. */
type NewEvent = TimelineEvent & { createdBy?: Actor };

/**
 * Appends an event to the timeline of an upload (a UUID), in the transaction that causes it and holds the upload’s
 * lock, which keeps the numbers in order. `createdAt` is when it happened. Beyond the timeline’s limit only the end of
 * the upload is recorded.
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
