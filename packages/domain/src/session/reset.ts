import type { Violation } from '../kit/index.ts';
import { isEmail } from './mail-address.ts';
import { sessionViolations } from './violations.ts';

/** A link to reset a password is valid for this long, once. */
export const RESET_SECONDS = 10 * 60;
/**
 * How many such links can be requested per hour for one e-mail address, from each known device of its person, and from
 * one client address.
 */
export const RESETS_PER_EMAIL = 5;
export const RESETS_PER_ADDRESS = 20;
/** How many links one client address may try per minute. */
export const RESET_TRIES_PER_ADDRESS = 20;

/** Access §5 and §8, when a link is requested. */
export function checkResetEmail(email: string): Violation[] {
  return isEmail(email.trim()) ? [] : [sessionViolations.emailFormat];
}
