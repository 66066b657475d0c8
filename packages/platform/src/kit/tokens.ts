import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { TOKEN_PREFIXES, tokenKind, type TokenKind } from '@launchyard/domain/session';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CHECKSUM_LENGTH = 6;
/** 43 characters of base62 hold 256 random bits. */
const SECRET_LENGTH = 43;

/** A new token: prefix, 256 random bits, checksum. Shown once; only its `hashToken` is stored. */
export function makeToken(kind: TokenKind): string {
  const body = TOKEN_PREFIXES[kind] + base62(randomBytes(32), SECRET_LENGTH);
  return body + checksum(body);
}

/** The kind of a token, or null if it is not one of ours: a typing error never reaches the database. */
export function readToken(text: string): TokenKind | null {
  const kind = tokenKind(text);
  if (!kind || text.length !== TOKEN_PREFIXES[kind].length + SECRET_LENGTH + CHECKSUM_LENGTH) return null;
  const body = text.slice(0, -CHECKSUM_LENGTH);
  return text === body + checksum(body) ? kind : null;
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

function checksum(body: string): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return base62(bytes, CHECKSUM_LENGTH);
}

function base62(bytes: Buffer, length: number): string {
  let value = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (let i = 0; i < length; i++) {
    text = ALPHABET[Number(value % 62n)] + text;
    value /= 62n;
  }
  return text;
}
