import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../kit/database.ts';
import { uploadEvents } from '../../tables/uploads.ts';
import type { UploadRow } from '../rows.ts';
import { writeEvent } from './write.ts';

/** Records that a locked upload now waits for the stream test server, or no longer, and how long it waited. */
export async function writeServerWait(tx: Tx, now: Date, upload: UploadRow, isDown: boolean): Promise<void> {
  const { id: uploadId } = upload;
  const stage = upload.state === 'queued' ? 'queue' : 'test';
  if (isDown) return writeEvent(tx, now, uploadId, { kind: 'waits_for_server', stage, waitedSeconds: null });
  const [begun] = await tx
    .select({ createdAt: uploadEvents.createdAt })
    .from(uploadEvents)
    .where(and(eq(uploadEvents.uploadId, uploadId), eq(uploadEvents.kind, 'waits_for_server')))
    .orderBy(desc(uploadEvents.number))
    .limit(1);
  const waitedSeconds = begun ? Math.max(0, (now.getTime() - begun.createdAt.getTime()) / 1000) : null;
  await writeEvent(tx, now, uploadId, { kind: 'server_back', stage, waitedSeconds });
}
