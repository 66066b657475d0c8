import type { Violation } from '../kit/index.ts';
import { readPhoneNumber, stripPhoneNumber } from '../phone/index.ts';
import { USERNAME_LENGTH } from '../session/index.ts';
import { profileViolations } from './violations.ts';

const FORM = new RegExp(`^[A-Za-z0-9_!-]{${USERNAME_LENGTH.least},${USERNAME_LENGTH.most}}$`);

/**
 * Account §5: a username that replaces the current one. Hyphens and exclamation marks are allowed here, though not at
 * sign-up. Only another case is another name.
 */
export const checkChangedUsername = (username: string, current: string | null): Violation[] =>
  FORM.test(username) && username !== current ? [] : [profileViolations.usernameInvalid];

/** Account §5: a mobile number that replaces the current one, in E.164; null if there is none. */
export function checkChangedPhone(given: string, current: string | null): Violation[] {
  const stripped = stripPhoneNumber(given);
  if (stripped === '') return [profileViolations.mobileMissing];
  const number = readPhoneNumber(given);
  if (!/^\+?[1-9]\d{1,14}$/.test(stripped) || number === null) return [profileViolations.mobileInvalid];
  return number === current ? [profileViolations.mobileSame] : [];
}
