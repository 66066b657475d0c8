import { violation } from '../kit/index.ts';
import { PASSWORD_LENGTH } from './limits.ts';

/** Refusals of signing in, signing up and resetting a password, in the words of access §5 and §8. */
export const sessionViolations = {
  incorrectCredentials: violation('INCORRECT_CREDENTIALS', 'Incorrect Credentials'),
  tooManyRequests: violation('TOO_MANY_ATTEMPTS', 'Too many requests. Try again later.'),
  emailRequired: violation('EMAIL_REQUIRED', 'required', 'email'),
  emailUnusable: violation('EMAIL_UNUSABLE', 'Invalid Email Format Or Email Already Exist', 'email'),
  usernameUnusable: violation('USERNAME_UNUSABLE', 'Invalid username or username already exist.', 'username'),
  lookUpEmpty: violation('LOOK_UP_EMPTY', 'Send an e-mail address or a username to look up.'),
  passwordWeak: violation(
    'PASSWORD_WEAK',
    `Use ${PASSWORD_LENGTH.least} or more characters with an upper-case letter, a lower-case letter, a number and a special character.`,
    'password',
  ),
  passwordMismatch: violation('PASSWORD_MISMATCH', 'Password does not match', 'passwordAgain'),
  wrongCode: violation('CODE_WRONG', 'Invalid OTP', 'code'),
  codeUsedUp: violation('CODE_USED_UP', 'This code no longer works. Send a new one.', 'code'),
  emailFormat: violation('EMAIL_FORMAT', 'Invalid email format', 'email'),
  emailUnknown: violation('EMAIL_UNKNOWN', 'Email does not exist!!', 'email'),
  sessionEnded: violation('SESSION_ENDED', 'This session has already ended.'),
  signInCodeExpired: violation(
    'SIGN_IN_CODE_EXPIRED',
    'This sign-in link has expired. Open it again from where you got it.',
  ),
  resetExpired: violation('RESET_EXPIRED', 'Link expired for password reset'),
} as const;
