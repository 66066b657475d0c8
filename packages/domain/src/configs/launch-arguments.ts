import type { Violation } from '../kit/index.ts';
import { MAX_LAUNCH_ARGUMENTS } from './limits.ts';
import { settingViolations } from './violations.ts';

/**
 * The arguments of a program: the text is split at spaces, double quotes group text with spaces, and `\"` is a literal
 * quote. Everything else is literal, including backslashes in paths and shell characters: the list is passed on
 * unchanged and never through a shell.
 */
export function parseLaunchArguments(text: string): { list: string[]; violations: Violation[] } {
  const list: string[] = [];
  let argument: string | null = null;
  let isQuoted = false;
  for (const [part] of text.matchAll(/\\"|"|\s|[^\s"\\]+|\\/gu)) {
    if (part === '"') {
      isQuoted = !isQuoted;
      argument ??= '';
    } else if (!isQuoted && /^\s$/u.test(part)) {
      if (argument !== null) list.push(argument);
      argument = null;
    } else {
      argument = (argument ?? '') + (part === '\\"' ? '"' : part);
    }
  }
  if (argument !== null) list.push(argument);
  if (isQuoted) return { list: [], violations: [settingViolations.launchQuotes] };
  if (list.length > MAX_LAUNCH_ARGUMENTS) return { list: [], violations: [settingViolations.launchTooMany] };
  return { list, violations: [] };
}
