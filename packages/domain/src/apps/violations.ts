import { violation, type Violation } from '../kit/index.ts';
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

/** Applications §5: a new app needs a name that the account does not use yet. Names are compared case-insensitively. */
export function appNameTaken(name: string): Violation<'APP_NAME_TAKEN'> {
  return violation('APP_NAME_TAKEN', `You already have an app with named "${name}". Try updating it.`, 'appName');
}

/** Refusals about versions; the first one in the words of applications §5. */
export const versionViolations = {
  latestProtected: violation('VERSION_IS_LATEST', "Latest version can't be deleted", 'appVersionId'),
  notFound: violation('VERSION_NOT_FOUND', 'This version does not exist, or it is not yours.', 'appVersionId'),
  notTested: violation(
    'VERSION_NOT_TESTED',
    'This version has not passed its test. Cancel its upload to be rid of it.',
    'appVersionId',
  ),
  latestChanged: violation(
    'LATEST_CHANGED',
    'Someone else changed what Latest serves in the meantime. Check it, then try again.',
    'expectedLatestVersionId',
  ),
} as const;
