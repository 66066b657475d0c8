/** The kinds of e-mail that the product sends. Unlike its subject, a kind contains nothing of a customer. */
export const MAIL_KINDS = [
  'signUpCode',
  'passwordReset',
  'newDevice',
  'teamInvitation',
  'ownership',
  'accountDeletion',
  'uploadOutcome',
  'testServerDown',
  'buildCrashed',
  'receipt',
  'paymentFailed',
  'planEnded',
  'paymentRefunded',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const MAIL_KIND_TEXTS: Record<MailKind, string> = {
  signUpCode: 'Sign-up code',
  passwordReset: 'Password reset',
  newDevice: 'New sign-in',
  teamInvitation: 'Team invitation',
  ownership: 'Ownership of an account',
  accountDeletion: 'Deletion of an account',
  uploadOutcome: 'Result of an upload',
  testServerDown: 'Upload waits for its test',
  buildCrashed: 'Crash of a build',
  receipt: 'Receipt',
  paymentFailed: 'Failed payment',
  planEnded: 'End of a plan',
  paymentRefunded: 'Refund',
};

/** Why a try to send an e-mail failed. */
export const MAIL_PROBLEMS = ['recipientRefused', 'serverRefused', 'postponed', 'unreachable'] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

export const MAIL_PROBLEM_TEXTS: Record<MailProblem, string> = {
  recipientRefused: 'The mail server refuses this address: it does not exist, or it accepts no mail.',
  serverRefused: 'The mail server refuses to send, whoever the recipient is.',
  postponed: 'The mail server cannot take it now, and asks to try later.',
  unreachable: 'The mail server did not respond.',
};

/** An e-mail is kept for this long, without its text once it is sent: enough for a question about one that did not arrive. */
export const MAIL_KEPT_DAYS = 30;

/** An e-mail that could not be sent for this long is given up. The codes and links in it expire earlier. */
export const MAIL_GIVEN_UP_HOURS = 24;
const LONGEST_PAUSE_SECONDS = 600;

/**
 * How long to wait after a failed try, the first one being 1: twice as long each time, at most ten minutes. Null: give
 * up, because the address is refused or the mail is too old.
 */
export function mailPauseSeconds(problem: MailProblem, tries: number, ageSeconds: number): number | null {
  if (problem === 'recipientRefused') return null;
  const pause = Math.min(LONGEST_PAUSE_SECONDS, 2 ** (tries - 1));
  return ageSeconds + pause > MAIL_GIVEN_UP_HOURS * 3600 ? null : pause;
}

/**
 * What became of an e-mail. `waiting`: for its first try, or there is no mail server. `sent`: a mail server accepted it.
 * `failing`: tries go on. `givenUp`: nothing is tried any more.
 */
export const MAIL_STATES = ['waiting', 'sent', 'failing', 'givenUp'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export function mailState(mail: Record<'sentAt' | 'failedAt' | 'givenUpAt', Date | null>): MailState {
  if (mail.sentAt) return 'sent';
  if (mail.givenUpAt) return 'givenUp';
  return mail.failedAt ? 'failing' : 'waiting';
}
