import { eq } from 'drizzle-orm';
import type { Upload } from '@launchyard/contract/uploads';
import { formatId } from '@launchyard/domain/kit';
import { isFinal, uploadViolations } from '@launchyard/domain/uploads';
import type { Caller } from '../access/caller.ts';
import { actorOf } from '../access/actor.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import type { Deps } from '../kit/deps.ts';
import { refuse } from '../kit/refuse.ts';
import { uploads } from '../tables/uploads.ts';
import { lockOwnUpload } from './locks.ts';
import { publishUpload } from './publish.ts';
import { writeEvent } from './timeline/write.ts';
import { uploadLabel } from './rows.ts';

/**
 * Switches the e-mails about an upload on or off; refused once it has ended, because its e-mail was sent or never will
 * be. `uploadId` is a UUID, or null for an invalid id.
 */
export async function updateUpload(
  { clock }: Deps,
  inTransaction: InTransaction,
  caller: Caller,
  uploadId: string | null,
  sendsUpdatesOnEmail: boolean,
): Promise<Upload> {
  const now = clock();
  return inTransaction(async (tx, note) => {
    const row = await lockOwnUpload(tx, caller, uploadId);
    note({
      subject: formatId('upload', row.id),
      label: uploadLabel(row),
      before: { sendsUpdatesOnEmail: row.sendsUpdatesOnEmail },
      after: { sendsUpdatesOnEmail },
    });
    if (isFinal(row.state)) refuse(uploadViolations.ended);
    const kind = sendsUpdatesOnEmail ? 'mails_on' : 'mails_off';
    if (row.sendsUpdatesOnEmail !== sendsUpdatesOnEmail) {
      await writeEvent(tx, now, row.id, { kind, createdBy: actorOf(caller) });
    }
    await tx.update(uploads).set({ sendsUpdatesOnEmail }).where(eq(uploads.id, row.id));
    return publishUpload(tx, now, row.id);
  });
}
