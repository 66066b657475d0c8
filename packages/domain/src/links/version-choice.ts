import type { Violation } from '../kit/index.ts';
import { linkViolations } from './violations.ts';

/** A link serves a version or Latest. The choice is explicit; a missing value means neither. */
export function checkVersionChoice(choice: {
  appVersionId?: string | null | undefined;
  servesLatest?: boolean | null | undefined;
}): Violation[] {
  const hasVersion = typeof choice.appVersionId === 'string';
  return hasVersion === (choice.servesLatest === true) ? [linkViolations.versionMissing] : [];
}
