import { isReadable, type Violation } from '../kit/index.ts';
import { readPhoneNumber } from '../phone/index.ts';
import { checkNewUsername } from '../session/index.ts';
import { MAX_LEAD_SOURCE, profileViolations } from './violations.ts';

/** Access §5: the rules of a username at sign-up, in the words of the page that finishes the profile. */
export const checkProfileUsername = (username: string): Violation[] =>
  checkNewUsername(username).length > 0 ? [profileViolations.usernameFormat] : [];

/** Access §5: a phone number, in any form in which people write one. */
export const checkPhoneNumber = (given: string): Violation[] =>
  readPhoneNumber(given) === null ? [profileViolations.phoneInvalid] : [];

/** Access §5: where somebody heard about us, in one line. */
export function checkLeadSource(leadSource: string): Violation[] {
  if (leadSource.trim() === '') return [profileViolations.leadSourceMissing];
  if (leadSource.length > MAX_LEAD_SOURCE) return [profileViolations.leadSourceTooLong];
  return isReadable(leadSource) ? [] : [profileViolations.leadSourceCharacters];
}
