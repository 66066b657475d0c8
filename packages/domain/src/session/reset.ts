import type { Violation } from '../kit/index.ts';
import { sessionViolations } from './violations.ts';
import { isEmail } from './sign-up.ts';

/** A link to set a new password is good for this long, once. */
export const RESET_SECONDS = 10 * 60;
/** How many such links one e-mail address may ask for in an hour, as may each device that its person signed in on, and one client address. */
export const RESETS_PER_EMAIL = 5;
export const RESETS_PER_ADDRESS = 20;
/** How many links one client address may try in a minute. */
export const RESET_TRIES_PER_ADDRESS = 20;

/** Access §5 and §8, when a link is asked for. */
export function checkResetEmail(email: string): Violation[] {
  return isEmail(email.trim()) ? [] : [sessionViolations.emailFormat];
}
