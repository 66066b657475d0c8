import type { Tx } from '../kit/database.ts';
import { enqueueMail, type MailText } from '../providers/mail/enqueue.ts';
import type { BillingDeps } from './deps.ts';
import { readBuyer } from './invoice.ts';

/** Sends an e-mail to the owner of an account (a UUID), as a part of the transaction. */
export async function mailOwner(
  { jobs }: Pick<BillingDeps, 'jobs'>,
  tx: Tx,
  now: Date,
  accountId: string,
  text: MailText,
): Promise<void> {
  const { email } = await readBuyer(tx, accountId);
  await enqueueMail(tx, jobs, now, { recipient: email, ...text });
}
