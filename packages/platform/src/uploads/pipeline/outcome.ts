import { eq } from 'drizzle-orm';
import type { Tx } from '../../kit/database.ts';
import { enqueueMail } from '../../providers/mail/enqueue.ts';
import { people } from '../../session/tables.ts';
import { outcomeMail } from '../mails/outcome.ts';
import type { UploadRow } from '../present.ts';
import type { Failure } from '../tables.ts';
import { writeEvent } from '../timeline/write.ts';
import type { PipelineDeps } from './run.ts';

/** Tells the account's owner by mail how an upload ended, where that was asked for. Only ever the owner's own address. */
export async function sendOutcome(
  tx: Tx,
  { jobs, clock, panelOrigin }: PipelineDeps,
  upload: UploadRow,
  failure: Failure | null,
): Promise<void> {
  if (!upload.sendsUpdatesOnEmail) return;
  const [owner] = await tx.select({ email: people.email }).from(people).where(eq(people.accountId, upload.accountId));
  if (!owner) throw new Error(`account ${upload.accountId} has no owner to write to`);
  const now = clock();
  await enqueueMail(tx, jobs, now, { recipient: owner.email, ...outcomeMail(upload, failure, panelOrigin) });
  await writeEvent(tx, now, upload.id, { kind: 'mailed' });
}
