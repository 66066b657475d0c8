import { and, eq } from 'drizzle-orm';
import { heardSending, stalledAt } from '@launchyard/domain/uploads';
import type { Clock } from '../kit/clock.ts';
import type { Sql } from '../kit/database.ts';
import { transfers, type TransferRow } from '../tables/transfers.ts';
import { lockTransfer } from './rows.ts';

/** How precisely the last byte’s time is stored: a write for every chunk would cost more than the chunk. */
const NOTE_MILLISECONDS = 5_000;

/**
 * Passes a part’s bytes on, calls `noteBytes` for each chunk, and `note` every few seconds while bytes arrive, so that
 * a slow part counts as arriving.
 */
export async function* noteArrivals(
  body: AsyncIterable<Buffer>,
  clock: Clock,
  noteBytes: () => void,
  note: (now: Date) => void,
): AsyncGenerator<Buffer> {
  let noted = clock();
  for await (const chunk of body) {
    noteBytes();
    yield chunk;
    const now = clock();
    // A clock that was set back counts as time passed.
    if (Math.abs(now.getTime() - noted.getTime()) < NOTE_MILLISECONDS) continue;
    noted = now;
    note(now);
  }
}

/** Records that bytes of a transfer (a UUID) arrived at `now`. Returns whether that ended a stall. */
export async function writeArrival(sql: Sql, id: string, now: Date): Promise<boolean> {
  const isOpen = and(eq(transfers.id, id), eq(transfers.state, 'open'));
  const [before] = await sql.select().from(transfers).where(isOpen);
  if (!before) return false;
  await sql.update(transfers).set({ lastByteAt: now }).where(isOpen);
  return stalledAt(before) !== null;
}

/** Records a heartbeat for an open transfer. Returns the current row, and whether a stall began or ended. */
export async function writeHeartbeat(
  tx: Sql,
  id: string,
  now: Date,
): Promise<{ transfer: TransferRow; isNews: boolean } | null> {
  const before = await lockTransfer(tx, id);
  if (before?.state !== 'open') return null;
  const transfer = { ...before, ...heardSending(before, now) };
  const { sendingSince, sendingAt } = transfer;
  await tx.update(transfers).set({ sendingSince, sendingAt }).where(eq(transfers.id, id));
  return { transfer, isNews: stalledAt(before)?.getTime() !== stalledAt(transfer)?.getTime() };
}
