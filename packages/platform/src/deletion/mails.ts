import { RESTORE_DAYS } from '@launchyard/domain/deletion';
import type { MailText } from '../providers/mail/enqueue.ts';

const day = (at: Date): string => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

/** The e-mail to whoever deleted their account: they can tell whether it was their wish, and until when there is a way back. */
export function deletedMail(accounts: readonly string[], restorableUntil: Date): MailText {
  return {
    kind: 'accountDeletion',
    subject: 'Your account was deleted',
    body: `Your account was deleted: ${accounts.join(', ')}. Its streams have ended, its links and API keys no longer work, and you and your team are signed out of it.\n\nIf it was not you, or if you change your mind, write to support: they can restore it within ${RESTORE_DAYS} days. On ${day(restorableUntil)} its data is removed, and with this address you can sign up again.\n`,
  };
}

/** The e-mail to the owner of a restored account. `panel` is the panel’s address. */
export function restoredMail(account: string, panel: string): MailText {
  return {
    kind: 'accountDeletion',
    subject: 'Your account was restored',
    body: `Support restored your account ${account}. Your applications, links, configs and team are back as they were. API keys are not: create new ones. Sign in here:\n\n${panel}/signin\n`,
  };
}
