import type { Violation } from '../kit/index.ts';
import { sessionViolations } from './violations.ts';

/** Wrong sign-ins an account takes in a window before it answers 'Too many requests', right password or not. */
export const WRONG_SIGN_INS_PER_ACCOUNT = 5;
/** The same for one client address, over all accounts. */
export const WRONG_SIGN_INS_PER_ADDRESS = 20;
/**
 * The same for one person on one device that they signed in on before. It has these to itself: what strangers guess at the account, from
 * wherever, never refuses the owner there.
 */
export const WRONG_SIGN_INS_PER_DEVICE = 5;
export const SIGN_IN_WINDOW_SECONDS = 60;

/** A session lives this long without use, and is renewed by use. */
export const SESSION_DAYS = 30;

/** A device is known for so long after the last sign-in on it. */
export const DEVICE_DAYS = 180;
/** More than anybody uses; the newest are kept. */
export const DEVICES_PER_PERSON = 20;

/** Access §5: an empty e-mail gives 'required', an empty password is a wrong one. */
export function checkSignIn(input: { email: string; password: string }): Violation[] {
  if (input.email.trim() === '') return [sessionViolations.emailRequired];
  if (input.password === '') return [sessionViolations.incorrectCredentials];
  return [];
}

/** E-mail addresses are compared without case and surrounding space. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
