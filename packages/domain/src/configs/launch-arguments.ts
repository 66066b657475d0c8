import type { Violation } from '../kit/index.ts';
import { MAX_LAUNCH_ARGUMENTS } from './limits.ts';
import { settingViolations } from './violations.ts';

/**
 * What a program is started with: the text split at spaces, where double quotes keep spaces together, and `\"` is a quote itself.
 * Everything else stands for itself, backslashes of paths and signs of shells included: the list is handed over as it is, never through a shell.
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
