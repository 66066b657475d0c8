import { RESET_SECONDS } from '@launchyard/domain/session';
import type { MailText } from '../../providers/mail/enqueue.ts';

/**
 * The e-mail with a link to reset the password. `panel` is the panel’s address from the settings, never from a request.
 */
export function resetMail(code: string, panel: string): MailText {
  return {
    kind: 'passwordReset',
    subject: 'Reset your password',
    body: `Open this address to set a new password:\n\n${panel}/fb-mail?oobCode=${code}\n\nThe link works once, for ${RESET_SECONDS / 60} minutes. A new password signs you out everywhere and revokes your API keys, unless you choose to keep them. If you did not request it, ignore this e-mail: your password stays the same.\n`,
  };
}
