import type { Violation } from '../kit/index.ts';
import { sessionViolations } from './violations.ts';

/** Failed sign-ins per account within a window before it answers 'Too many requests', even to the right password. */
export const WRONG_SIGN_INS_PER_ACCOUNT = 5;
/** The same per client address, over all accounts. */
export const WRONG_SIGN_INS_PER_ADDRESS = 20;
/**
 * The same per person on a known device, counted separately: strangers who guess at the account cannot lock its owner
 * out there.
 */
export const WRONG_SIGN_INS_PER_DEVICE = 5;
export const SIGN_IN_WINDOW_SECONDS = 60;

/** A session expires after this long without use; each use renews it. */
export const SESSION_DAYS = 30;

/** Reading of access §4: a code to sign in with is valid for this long, once. */
export const SIGN_IN_CODE_SECONDS = 60;
/** How many such codes one person can have made per minute, and one client address may try. */
export const SIGN_IN_CODES_PER_PERSON = 10;
export const SIGN_IN_CODE_TRIES_PER_ADDRESS = 20;

/** A device stays known for this long after the last sign-in on it. */
export const DEVICE_DAYS = 180;
/** More than anybody uses; the newest are kept. */
export const DEVICES_PER_PERSON = 20;

/** Access §5: an empty e-mail is refused as required, an empty password counts as a wrong one. */
export function checkSignIn(input: { email: string; password: string }): Violation[] {
  if (input.email.trim() === '') return [sessionViolations.emailRequired];
  if (input.password === '') return [sessionViolations.incorrectCredentials];
  return [];
}
