import { violation } from '../kit/index.ts';

/** Why Latest serves another version than before: a new one passed its test, or somebody chose it. */
export const LATEST_REASONS = ['tested', 'chosen'] as const;
export type LatestReason = (typeof LATEST_REASONS)[number];

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
    'Somebody else changed what Latest serves in the meantime. Look at it again.',
    'expectedLatestVersionId',
  ),
} as const;

/** How the bin names a version. */
export const versionName = (appName: string, number: number): string => `${appName} v${number}`;
