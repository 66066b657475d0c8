import { violation } from '../kit/index.ts';

/** Refusals of signing in, in the words of access §8. */
export const sessionViolations = {
  incorrectCredentials: violation('INCORRECT_CREDENTIALS', 'Incorrect Credentials'),
  tooManyRequests: violation('TOO_MANY_ATTEMPTS', 'Too many requests. Try again later.'),
  emailRequired: violation('EMAIL_REQUIRED', 'required', 'email'),
} as const;
