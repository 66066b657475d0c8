import { CODE_SECONDS } from '@launchyard/domain/session';
import type { MailText } from '../../providers/mail/enqueue.ts';

/** The e-mail with a one-time code. */
export function codeMail(code: string): MailText {
  return {
    kind: 'signUpCode',
    subject: 'Your code to open an account',
    body: `The code is ${code}.\n\nIt is valid for ${CODE_SECONDS / 60} minutes. If you did not request it, ignore this e-mail: nothing happens without the code.\n`,
  };
}
