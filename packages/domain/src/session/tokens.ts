/**
 * The prefix of a token says what it is for: a person’s session, an account’s key for programs, a key for streams only,
 * an hour in GraphiQL with the rights of a key, a link to reset a password, a code to sign in on another page, a link to an invitation, which shows it and gives no
 * access, a signed link to a stream. A device token gives no access: it identifies a browser.
 */
export const TOKEN_PREFIXES = {
  session: 'lys_',
  key: 'lyk_',
  streamingKey: 'lyst_',
  graphiql: 'lyg_',
  passwordReset: 'lyr_',
  signInCode: 'lyc_',
  teamInvitation: 'lyi_',
  signedLink: 'lyl_',
  device: 'lyd_',
} as const;
/** What a token proves, as its prefix says. */
export type TokenKind = keyof typeof TOKEN_PREFIXES;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object's own keys
const KINDS = Object.keys(TOKEN_PREFIXES) as TokenKind[];

/** The kind of token that this text has the form of; null if it is none of ours. It proves nothing. */
export function tokenKind(text: string): TokenKind | null {
  return KINDS.find((kind) => text.startsWith(TOKEN_PREFIXES[kind])) ?? null;
}
