/**
 * How a token begins says what it opens: a person's session, an account's key for programs, a key for streams alone, a link to set a new
 * password. A device's opens nothing: a browser is known by it.
 */
export const TOKEN_PREFIXES = {
  session: 'lys_',
  key: 'lyk_',
  streamingKey: 'lyst_',
  passwordReset: 'lyr_',
  device: 'lyd_',
} as const;
/** What a token proves; its prefix tells. */
export type TokenKind = keyof typeof TOKEN_PREFIXES;

const KINDS: readonly TokenKind[] = ['session', 'key', 'streamingKey', 'passwordReset', 'device'];

/** Which kind of token this text has the form of, wherever it was sent; null when it is none of ours. It proves nothing. */
export function tokenKind(text: string): TokenKind | null {
  return KINDS.find((kind) => text.startsWith(TOKEN_PREFIXES[kind])) ?? null;
}
