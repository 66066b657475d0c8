import { max, eq } from 'drizzle-orm';
import { admitEvent, type TimelineEvent } from '@launchyard/domain/uploads';
import type { Tx } from '../../kit/database.ts';
import { uploadEvents, type Failure } from '../../tables/uploads.ts';

/** An event as it is written: what it does not say is null. */
export type NewEvent = Pick<TimelineEvent, 'kind'> & Partial<TimelineEvent>;

/**
 * Writes down what happened to an upload (a UUID), in the transaction that makes it happen and that has the upload locked: the lock keeps
 * the numbers in order. `at` is when it happened. Beyond the limit of a timeline only what ends the upload is written.
 */
export async function writeEvent(tx: Tx, at: Date, uploadId: string, event: NewEvent): Promise<void> {
  const [row] = await tx
    .select({ last: max(uploadEvents.number) })
    .from(uploadEvents)
    .where(eq(uploadEvents.uploadId, uploadId));
  const number = (row?.last ?? 0) + 1;
  const admission = admitEvent(event.kind, number);
  if (admission === 'leave') return;
  await tx.insert(uploadEvents).values({
    ...(admission === 'write' ? event : { kind: 'shortened' as const }),
    uploadId,
    number,
    at,
  });
}

/** What a timeline says of a failure: `PLUGIN_MISSING: Inspected only, not started: …`. */
export const failedBy = ({ code, evidence }: Failure): string => [code, evidence].filter(Boolean).join(': ');
