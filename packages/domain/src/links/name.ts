import type { Violation } from '../kit/index.ts';
import type { LinkKind } from './kind.ts';
import { MAX_LINK_NAME_LENGTH } from './limits.ts';
import { linkViolations } from './violations.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PREFIXES: Record<LinkKind, string> = { streaming: 'Streaming-', meeting: 'Meeting-' };
/** Characters that turn the direction of what follows: with them a name shows something other than it says. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Applications §3: `Streaming-` or `Meeting-` and four random characters. `random` gives numbers in [0, 1); the name is a label, never
 * a secret.
 */
export function newLinkName(kind: LinkKind, random: () => number): string {
  let suffix = '';
  for (let i = 0; i < 4; i++) suffix += LETTERS[Math.floor(random() * LETTERS.length)];
  return PREFIXES[kind] + suffix;
}

/** A link may be called anything that a person can read: no control characters, none that turn directions. */
export function checkLinkName(name: string): Violation[] {
  if (name.trim() === '') return [linkViolations.nameMissing];
  if (!name.isWellFormed() || /\p{Cc}/u.test(name) || DIRECTION.test(name)) return [linkViolations.nameCharacters];
  if (name.trim().length > MAX_LINK_NAME_LENGTH) return [linkViolations.nameTooLong];
  return [];
}
