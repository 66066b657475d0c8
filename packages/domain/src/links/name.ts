import { isReadable, normalName, type Violation } from '../kit/index.ts';
import type { LinkKind } from './kind.ts';
import { MAX_LINK_NAME_LENGTH } from './limits.ts';
import { linkViolations } from './violations.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PREFIXES: Record<LinkKind, string> = { streaming: 'Streaming-', meeting: 'Meeting-' };

/**
 * Applications §3: `Streaming-` or `Meeting-` and four random characters. `random` returns numbers in [0, 1); the name
 * is a label, not a secret.
 */
export function newLinkName(kind: LinkKind, random: () => number): string {
  let suffix = '';
  for (let i = 0; i < 4; i++) suffix += LETTERS[Math.floor(random() * LETTERS.length)];
  return PREFIXES[kind] + suffix;
}

/** A link may have any readable name. It is stored as `normalName` returns it. */
export function checkLinkName(given: string): Violation[] {
  const name = normalName(given);
  if (name === '') return [linkViolations.nameMissing];
  if (!isReadable(name)) return [linkViolations.nameCharacters];
  if (name.length > MAX_LINK_NAME_LENGTH) return [linkViolations.nameTooLong];
  return [];
}
