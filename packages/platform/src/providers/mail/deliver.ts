import { eq } from 'drizzle-orm';
import type { Deps } from '../../kit/deps.ts';
import { mails } from '../../tables/providers.ts';
import type { Mailer } from './mailer.ts';

/**
 * The job of an e-mail: sends it unless that was done, and then deletes its text, which may contain a code or a link
 * that opens an account. Throws what the mail server refuses, so that it is retried later.
 */
export async function deliverMail({ database, clock }: Deps, mailer: Mailer, mailId: string): Promise<void> {
  const [mail] = await database.sql.select().from(mails).where(eq(mails.id, mailId));
  if (!mail || mail.sentAt !== null) return;
  if (!(await mailer.send(mail))) return;
  await database.sql.update(mails).set({ sentAt: clock(), body: '' }).where(eq(mails.id, mailId));
}
