import type { Violation } from '../kit/index.ts';
import { linkViolations } from './violations.ts';

/** A link serves a version or Latest: which of the two is said, never left to what is missing. */
export function checkVersionChoice(choice: {
  appVersionId?: string | null | undefined;
  servesLatest?: boolean | null | undefined;
}): Violation[] {
  const hasVersion = typeof choice.appVersionId === 'string';
  return hasVersion === (choice.servesLatest === true) ? [linkViolations.versionUnsaid] : [];
}
