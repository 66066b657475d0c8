import { configViolations } from '../configs/index.ts';
import { violation } from '../kit/index.ts';
import { MAX_LINK_NAME_LENGTH } from './limits.ts';

export const linkViolations = {
  notFound: violation('LINK_NOT_FOUND', 'This link does not exist, or it is not yours.', 'linkId'),
  changed: violation(
    'LINK_CHANGED',
    'Someone else changed this link in the meantime. Your change was not saved; this is the current state.',
    'revision',
  ),
  configNotFound: configViolations.notFound,
  versionNotFound: violation('VERSION_NOT_FOUND', 'This application has no such version.', 'appVersionId'),
  versionNotTested: violation(
    'VERSION_NOT_TESTED',
    'This version has not passed its test, so no link can serve it.',
    'appVersionId',
  ),
  versionMissing: violation('LINK_VERSION_MISSING', 'Choose either a version or Latest.', 'appVersionId'),
  appNotReady: violation(
    'APP_NOT_READY',
    'This application has no tested version yet. Create a link once it is Ready To Launch.',
    'appId',
  ),
  nameMissing: violation('LINK_NAME_MISSING', 'Please give the link a name', 'name'),
  nameCharacters: violation(
    'LINK_NAME_CHARACTERS',
    'A link name must not contain invisible characters or characters that change the text direction.',
    'name',
  ),
  nameTooLong: violation('LINK_NAME_TOO_LONG', `A link name has at most ${MAX_LINK_NAME_LENGTH} characters.`, 'name'),
  nameTaken: violation('LINK_NAME_TAKEN', 'Another link of yours has this name.', 'name'),
} as const;
