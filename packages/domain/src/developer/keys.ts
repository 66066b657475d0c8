import { isReadable, normalName, type Violation } from '../kit/index.ts';
import type { TokenKind } from '../session/index.ts';
import { MAX_KEY_NAME_LENGTH } from './limits.ts';
import { keyViolations } from './violations.ts';

/**
 * The two keys that every account may have, as the specification names them, `apiKey` and `streamingApiKey`; and the
 * keys that its owner creates and names, each for one program.
 */
export const KEY_KINDS = ['api', 'streaming', 'named'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** The kinds that an account has one of: generating another one replaces it. */
export const GENERATED_KEY_KINDS = ['api', 'streaming'] as const;
export type GeneratedKeyKind = (typeof GENERATED_KEY_KINDS)[number];

/** How the token of a key begins. */
export const keyTokenKind = (kind: KeyKind): Extract<TokenKind, 'key' | 'streamingKey'> =>
  kind === 'streaming' ? 'streamingKey' : 'key';

/** A key may have any readable name. It is stored as `normalName` returns it. */
export function checkKeyName(given: string): Violation[] {
  const name = normalName(given);
  if (name === '') return [keyViolations.nameMissing];
  if (!isReadable(name)) return [keyViolations.nameCharacters];
  if (name.length > MAX_KEY_NAME_LENGTH) return [keyViolations.nameTooLong];
  return [];
}
