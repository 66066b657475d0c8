import type { Violation } from '../kit/index.ts';
import { MAX_APP_NAME_LENGTH } from './limits.ts';
import { appViolations } from './violations.ts';

/** Applications §5: an app name is required and consists of letters, digits and underscores. */
export function checkAppName(name: string): Violation[] {
  if (name.trim() === '') return [appViolations.nameMissing];
  if (!/^[A-Za-z0-9_]+$/.test(name)) return [appViolations.nameCharacters];
  if (name.length > MAX_APP_NAME_LENGTH) return [appViolations.nameTooLong];
  return [];
}
