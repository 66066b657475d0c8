import type { Violation } from '../kit/index.ts';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from './limits.ts';
import { isEmail } from './mail-address.ts';
import { sessionViolations } from './violations.ts';

/** Access §5: how many digits a one-time code has. */
export const CODE_DIGITS = 6;
/** A code is valid for this long. */
export const CODE_SECONDS = 10 * 60;
/** How many attempts a code allows. */
export const CODE_TRIES = 5;
/** The minimum time before another code is sent. */
export const CODE_AGAIN_SECONDS = 60;
/** How many codes can be requested per hour for one e-mail address, and from one client address. */
export const CODES_PER_EMAIL = 5;
export const CODES_PER_ADDRESS = 20;
/** How many codes one client address may try per minute, over all sign-ups. */
export const CODE_TRIES_PER_ADDRESS = 20;
/** How many names and e-mail addresses one client address may look up per minute. */
export const LOOK_UPS_PER_ADDRESS = 60;
/** Access §9: the delay of checks while typing. */
export const CHECK_DELAY_MILLISECONDS = 1_000;

/** Access §5, at sign-up. Whether it is taken is checked by the services, with the same words. */
export function checkNewEmail(email: string): Violation[] {
  return isEmail(email.trim()) ? [] : [sessionViolations.emailUnusable];
}

/** Letters, digits and underscores, as many as `USERNAME_LENGTH` says. */
export function checkNewUsername(username: string): Violation[] {
  const isLength = username.length >= USERNAME_LENGTH.least && username.length <= USERNAME_LENGTH.most;
  return isLength && /^[A-Za-z0-9_]+$/.test(username) ? [] : [sessionViolations.usernameUnusable];
}

/**
 * Whether the given e-mail address or username may be used for a sign-up, as far as that is known without looking it
 * up.
 */
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

/** Access §5: which of the rules a new password meets. Any character that is neither letter nor digit is special. */
export const metPasswordRules = (password: string): PasswordRule[] =>
  PASSWORD_RULES.filter((rule) => MEETS[rule](password));

export function checkNewPassword(password: string): Violation[] {
  const isFine = metPasswordRules(password).length === PASSWORD_RULES.length && password.length <= PASSWORD_LENGTH.most;
  return isFine ? [] : [sessionViolations.passwordWeak];
}

/** Access §5: both entries of a new password are equal. */
export function checkSamePassword(password: string, again: string): Violation[] {
  return password === again ? [] : [sessionViolations.passwordMismatch];
}

/** A malformed code is refused without being counted as an attempt. */
export function checkCode(code: string): Violation[] {
  return new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code) ? [] : [sessionViolations.wrongCode];
}
