import { CODE_SECONDS } from '@launchyard/domain/session';

/** What the mail with a one-time code says. */
export function codeMail(code: string): { subject: string; body: string } {
  return {
    subject: 'Your code to open an account',
    body: `The code is ${code}.\n\nIt is good for ${CODE_SECONDS / 60} minutes. If you did not ask for it, ignore this mail: without the code nothing happens.\n`,
  };
}
