import { violation } from '../kit/index.ts';

export const MAX_LEAD_SOURCE = 200;

/** Refusals of finishing a profile, in the words of access §5 and §8. */
export const profileViolations = {
  usernameFormat: violation(
    'USERNAME_FORMAT',
    "Username should not contain spaces, special characters and can't be empty",
    'username',
  ),
  usernameTaken: violation('USERNAME_TAKEN', 'Username already exists', 'username'),
  phoneInvalid: violation('PHONE_INVALID', 'Mobile number is not valid!', 'phoneNumber'),
  leadSourceMissing: violation('LEAD_SOURCE_MISSING', 'Please enter where you heard about us!', 'leadSource'),
  leadSourceTooLong: violation('LEAD_SOURCE_TOO_LONG', `Use ${MAX_LEAD_SOURCE} characters or fewer.`, 'leadSource'),
  leadSourceCharacters: violation(
    'LEAD_SOURCE_CHARACTERS',
    'Remove invisible characters and line breaks.',
    'leadSource',
  ),
  finished: violation('PROFILE_FINISHED', 'You finished your profile before. Nothing was changed.'),
} as const;
