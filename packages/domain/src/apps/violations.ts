import { violation } from '../kit/index.ts';
import { MAX_APP_NAME_LENGTH } from './limits.ts';

/** Refusals about applications, in the words of applications §5. */
export const appViolations = {
  nameMissing: violation('APP_NAME_MISSING', 'Please fill your App name', 'appName'),
  nameCharacters: violation(
    'APP_NAME_CHARACTERS',
    'App name should not contain special characters or spaces',
    'appName',
  ),
  nameTooLong: violation('APP_NAME_TOO_LONG', `An app name has at most ${MAX_APP_NAME_LENGTH} characters.`, 'appName'),
  notFound: violation('APP_NOT_FOUND', 'This application does not exist, or it is not yours.', 'appId'),
} as const;
