import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../kit/database.ts';
import { uploadEvents } from '../../tables/uploads.ts';
import { writeEvent } from './write.ts';

/** Tells that an upload (a UUID, locked) waits for the stream test server from now on, or no longer, and how long it did. */
export async function writeServerWait(tx: Tx, now: Date, uploadId: string, isDown: boolean): Promise<void> {
  if (isDown) return writeEvent(tx, now, uploadId, { kind: 'waits_for_server' });
  const [begun] = await tx
    .select({ at: uploadEvents.at })
    .from(uploadEvents)
    .where(and(eq(uploadEvents.uploadId, uploadId), eq(uploadEvents.kind, 'waits_for_server')))
    .orderBy(desc(uploadEvents.number))
    .limit(1);
  const seconds = begun ? Math.max(0, (now.getTime() - begun.at.getTime()) / 1000) : null;
  await writeEvent(tx, now, uploadId, { kind: 'server_back', seconds });
}
