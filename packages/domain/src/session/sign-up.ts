import type { Violation } from '../kit/index.ts';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from './limits.ts';
import { sessionViolations } from './violations.ts';

/** Access §5: how many digits a one-time code has. */
export const CODE_DIGITS = 6;
/** A code is good for this long. */
export const CODE_SECONDS = 10 * 60;
/** How often it may be tried. */
export const CODE_TRIES = 5;
/** Another one is sent no sooner than this. */
export const CODE_AGAIN_SECONDS = 60;
/** How many codes one e-mail address, and one client address, may ask for in an hour. */
export const CODES_PER_EMAIL = 5;
export const CODES_PER_ADDRESS = 20;
/** How many codes one client address may try in a minute, over all sign-ups. */
export const CODE_TRIES_PER_ADDRESS = 20;
/** How many look-ups of names and e-mail addresses one client address may make in a minute. */
export const LOOK_UPS_PER_ADDRESS = 60;
/** Access §9: checks while typing wait this long for the next key. */
export const CHECK_DELAY_MILLISECONDS = 1_000;

/** What an address needs so that one mail can go to it and nowhere else. */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\.]+(\.[^\s\p{Cc}@,;:<>()[\]"\\.]+)+$/u.test(text)
  );
}

/** Access §5, at sign-up. That nobody has it yet is the services' to say, in the same words. */
export function checkNewEmail(email: string): Violation[] {
  return isEmail(email.trim()) ? [] : [sessionViolations.emailUnusable];
}

/** Letters, digits and underscores, as many as `USERNAME_LENGTH` says. */
export function checkNewUsername(username: string): Violation[] {
  const isLength = username.length >= USERNAME_LENGTH.least && username.length <= USERNAME_LENGTH.most;
  return isLength && /^[A-Za-z0-9_]+$/.test(username) ? [] : [sessionViolations.usernameUnusable];
}

/** Whether what is given of the two could be signed up with, as far as that can be said without looking them up. */
export function checkLookUp({
  email,
  username,
}: {
  email?: string | undefined;
  username?: string | undefined;
}): Violation[] {
  if (email === undefined && username === undefined) return [sessionViolations.lookUpEmpty];
  return [
    ...(email === undefined ? [] : checkNewEmail(email)),
    ...(username === undefined ? [] : checkNewUsername(username)),
  ];
}

export const PASSWORD_RULES = ['length', 'upper', 'lower', 'digit', 'special'] as const;
/** One of the rules that a new password must meet. */
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const MEETS: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= PASSWORD_LENGTH.least,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
  special: (password) => /[^\p{L}\p{N}]/u.test(password),
};

/** Access §5: which of the rules of a new password it meets. Special is whatever is no letter and no digit. */
export const metPasswordRules = (password: string): PasswordRule[] =>
  PASSWORD_RULES.filter((rule) => MEETS[rule](password));

export function checkNewPassword(password: string): Violation[] {
  const isFine = metPasswordRules(password).length === PASSWORD_RULES.length && password.length <= PASSWORD_LENGTH.most;
  return isFine ? [] : [sessionViolations.passwordWeak];
}

/** Access §5: both entries of a new password are the same. */
export function checkSamePassword(password: string, again: string): Violation[] {
  return password === again ? [] : [sessionViolations.passwordMismatch];
}

/** A code that cannot be right is refused without being counted. */
export function checkCode(code: string): Violation[] {
  return new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code) ? [] : [sessionViolations.wrongCode];
}
