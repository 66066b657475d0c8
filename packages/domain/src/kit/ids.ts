/**
 * Public ids: a prefix that names the kind, an underscore and the 128 bits of a UUID in Crockford’s base32 (26
 * characters, lower case). They sort like their UUIDs, can be read aloud, and do not reveal the UUID’s version.
 */
export const ID_PREFIXES = {
  account: 'acc',
  person: 'per',
  app: 'app',
  appVersion: 'ver',
  latestMove: 'lmv',
  upload: 'upl',
  transfer: 'trf',
  streamingLink: 'lnk',
  meetingLink: 'mtg',
  signedLink: 'sgl',
  config: 'cfg',
  configChange: 'cch',
  asset: 'ast',
  binItem: 'bin',
  notification: 'ntf',
  apiKey: 'key',
  clientToken: 'tok',
  session: 'ses',
  teamInvitation: 'inv',
  ownershipOffer: 'own',
  signUp: 'sgn',
  passwordReset: 'pwr',
  adminAct: 'adm',
  supportCase: 'cas',
  auditEntry: 'aud',
  alert: 'alr',
  streamingSession: 'str',
  subscription: 'sub',
  checkout: 'cko',
  invoice: 'ivc',
} as const;
export type IdKind = keyof typeof ID_PREFIXES;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys widens the keys of a const record to string
const KINDS = Object.keys(ID_PREFIXES) as IdKind[];

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** `formatId('app', '0190…')` → `app_01hzy…`. The UUID must be well-formed. */
export function formatId(kind: IdKind, uuid: string): string {
  let value = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let text = '';
  for (let i = 0; i < 26; i++) {
    text = ALPHABET[Number(value & 31n)] + text;
    value >>= 5n;
  }
  return `${ID_PREFIXES[kind]}_${text}`;
}

/**
 * The UUID of a public id, or null if the text is not an id of that kind. Malformed and foreign ids get the same
 * answer.
 */
export function parseId(kind: IdKind, id: string): string | null {
  const prefix = `${ID_PREFIXES[kind]}_`;
  if (!id.startsWith(prefix) || id.length !== prefix.length + 26) return null;
  let value = 0n;
  for (const char of id.slice(prefix.length)) {
    const digit = ALPHABET.indexOf(char);
    if (digit < 0) return null;
    value = (value << 5n) | BigInt(digit);
  }
  if (value >> 128n) return null;
  const hex = value.toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The kind of thing that an id names, or null. */
export function idKind(id: string): IdKind | null {
  const prefix = id.slice(0, id.indexOf('_'));
  return KINDS.find((kind) => ID_PREFIXES[kind] === prefix) ?? null;
}
