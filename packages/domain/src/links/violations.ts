import { configViolations } from '../configs/index.ts';
import { violation } from '../kit/index.ts';
import { MAX_LINK_NAME_LENGTH } from './limits.ts';

export const linkViolations = {
  notFound: violation('LINK_NOT_FOUND', 'This link does not exist, or it is not yours.', 'linkId'),
  changed: violation(
    'LINK_CHANGED',
    'Somebody else changed this link meanwhile. This is how it is now; your change was not made.',
    'revision',
  ),
  configNotFound: configViolations.notFound,
  versionNotFound: violation('VERSION_NOT_FOUND', 'This application has no such version.', 'appVersionId'),
  versionNotTested: violation(
    'VERSION_NOT_TESTED',
    'This version has not passed its test, so no link can serve it.',
    'appVersionId',
  ),
  versionUnsaid: violation(
    'LINK_VERSION_UNSAID',
    'Say either which version the link serves, or that it serves Latest.',
    'appVersionId',
  ),
  appNotReady: violation(
    'APP_NOT_READY',
    'This application has no tested version yet. Make a link when it is Ready To Launch.',
    'appId',
  ),
  nameMissing: violation('LINK_NAME_MISSING', 'Please give the link a name', 'name'),
  nameCharacters: violation(
    'LINK_NAME_CHARACTERS',
    'A link name has no characters that nobody sees, and none that turn the text.',
    'name',
  ),
  nameTooLong: violation('LINK_NAME_TOO_LONG', `A link name has at most ${MAX_LINK_NAME_LENGTH} characters.`, 'name'),
  nameTaken: violation('LINK_NAME_TAKEN', 'Another link of yours has this name.', 'name'),
} as const;
