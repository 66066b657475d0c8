import { formatId } from '@launchyard/domain/kit';
import { outcomeNotice } from '@launchyard/domain/notifications';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { notify } from '../notifications/notify.ts';
import { enqueueMail } from '../providers/mail/enqueue.ts';
import { findOwner } from '../accounts/owner.ts';
import type { Failure } from '../tables/uploads.ts';
import { outcomeMail, type ToldFailure } from './mails/outcome.ts';
import type { UploadRow } from './rows.ts';
import { writeEvent } from './timeline/write.ts';

/** E-mails the account’s owner how an upload ended, if requested. Only ever to the owner’s own address. */
export async function sendOutcome(
  tx: Tx,
  { jobs, clock, panelOrigin }: Pick<Deps, 'clock'> & { jobs: Jobs; panelOrigin: string },
  upload: UploadRow,
  failure: ToldFailure | null,
): Promise<void> {
  if (!upload.sendsUpdatesOnEmail) return;
  const owner = await findOwner(tx, upload.accountId);
  const now = clock();
  await enqueueMail(tx, jobs, now, { recipient: owner.email, ...outcomeMail(upload, failure, panelOrigin) });
  await writeEvent(tx, now, upload.id, { kind: 'mailed' });
}

/** The ids of an upload, as alerts name it. */
export const publicIds = ({ id, accountId }: Pick<UploadRow, 'id' | 'accountId'>) => ({
  uploadId: formatId('upload', id),
  accountId: formatId('account', accountId),
});

/** Notifies the account in the panel how an upload (a locked row) ended. Call it last: it publishes. */
export async function notifyOutcome(tx: Tx, now: Date, upload: UploadRow, failure: Failure | null): Promise<void> {
  const { id, accountId, appId, appName, versionNumber: version } = upload;
  const notice = outcomeNotice({ uploadId: formatId('upload', id), appName, version }, failure);
  await notify(tx, now, accountId, { notice, upload: { id, appId } });
}
