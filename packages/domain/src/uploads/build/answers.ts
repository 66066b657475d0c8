import type { Violation } from '../../kit/index.ts';
import { uploadViolations } from '../violations.ts';

/** What was answered about a build before it was sent. It is stored with the upload and holds until its end. */
export interface BuildAnswers {
  /** "Are your zip linux build?": null where nobody was asked, as with a program. */
  isLinuxBuild: boolean | null;
  /** "Continue without plugin": that it cannot stream is known. */
  isMissingPluginAccepted: boolean;
  /** The administrators' switch 'Skip Zip Checking'. */
  skipsZipChecking: boolean;
}

/** What is true as long as nobody has answered anything. */
export const NO_ANSWERS: BuildAnswers = {
  isLinuxBuild: null,
  isMissingPluginAccepted: false,
  skipsZipChecking: false,
};

/** Applications §6: only administrators skip the check of the ZIP. `canDebug` is `mayDebugUploads` of who asks. */
export function checkAnswers(answers: Pick<BuildAnswers, 'skipsZipChecking'>, canDebug: boolean): Violation[] {
  return answers.skipsZipChecking && !canDebug ? [uploadViolations.skipNotAllowed] : [];
}
