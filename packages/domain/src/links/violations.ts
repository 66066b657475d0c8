import { configViolations } from '../configs/index.ts';
import { violation } from '../kit/index.ts';

export const linkViolations = {
  notFound: violation('LINK_NOT_FOUND', 'This link does not exist, or it is not yours.', 'streamingLinkId'),
  configNotFound: configViolations.notFound,
  versionNotFound: violation('VERSION_NOT_FOUND', 'This application has no such version.', 'version'),
  appNotReady: violation(
    'APP_NOT_READY',
    'This application has no tested version yet. Make a link when it is Ready To Launch.',
    'appId',
  ),
} as const;
