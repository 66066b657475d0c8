import { violation } from '../kit/index.ts';

export const MAX_LEAD_SOURCE = 200;

/** How often somebody may change their username: each name that they leave stays reserved. */
export const USERNAME_CHANGES = { most: 5, days: 30 } as const;

/** Refusals of finishing a profile, in the words of access §5 and §8, and of changing one, in those of account §5. */
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
  usernameInvalid: violation('USERNAME_INVALID', 'Username is not valid', 'username'),
  usernameInUse: violation('USERNAME_IN_USE', 'Username already exists. Choose a different username', 'username'),
  mobileMissing: violation('MOBILE_MISSING', 'Please enter a mobile number', 'phoneNumber'),
  mobileSame: violation('MOBILE_SAME', 'You have entered the same mobile number', 'phoneNumber'),
  mobileInvalid: violation('MOBILE_INVALID', 'Mobile number is not valid', 'phoneNumber'),
  tooManyChanges: violation(
    'USERNAME_CHANGED_TOO_OFTEN',
    `A username can be changed ${USERNAME_CHANGES.most} times in ${USERNAME_CHANGES.days} days. Keep this one, and try again later.`,
    'username',
  ),
  finished: violation('PROFILE_FINISHED', 'You finished your profile before. Nothing was changed.'),
} as const;
