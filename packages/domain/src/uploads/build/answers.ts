import type { Violation } from '../../kit/index.ts';
import { uploadViolations } from '../violations.ts';

/** The answers about a build, given before it is sent. They are stored with the upload and hold until its end. */
export interface BuildAnswers {
  /** "Are your zip linux build?": null if nobody was asked, as with a program. */
  isLinuxBuild: boolean | null;
  /** "Continue without plugin": the customer knows that it cannot stream. */
  isMissingPluginAccepted: boolean;
  /** The admin switch 'Skip Zip Checking'. */
  skipsZipChecking: boolean;
}

/** The defaults before anybody has answered. */
export const NO_ANSWERS: BuildAnswers = {
  isLinuxBuild: null,
  isMissingPluginAccepted: false,
  skipsZipChecking: false,
};

/** Applications §6: only admins may skip the check of the ZIP. `canDebug` is the caller’s `mayDebugUploads`. */
export function checkAnswers(answers: Pick<BuildAnswers, 'skipsZipChecking'>, canDebug: boolean): Violation[] {
  return answers.skipsZipChecking && !canDebug ? [uploadViolations.skipNotAllowed] : [];
}
