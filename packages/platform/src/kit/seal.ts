import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A sealed text does not open: it was sealed with another secret, for something else, or was changed. */
export class SealError extends Error {
  override name = 'SealError';
}

/**
 * Encrypts a text for the database: `v1.<nonce>.<ciphertext and tag>`, in base64url. The purpose decides the key, so it is
 * one for each column. The context is what the text belongs to, such as the ids of its row and account: under another one
 * it does not open.
 */
export function seal(secret: string, purpose: string, context: readonly string[], text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(secret, purpose), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(bound(purpose, context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [VERSION, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
}

/** The text that was sealed with the same secret, purpose and context. Throws SealError. */
export function unseal(secret: string, purpose: string, context: readonly string[], sealed: string): string {
  const { nonce, ciphertext, tag } = parse(purpose, sealed);
  const decipher = createDecipheriv(CIPHER, keyFor(secret, purpose), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(bound(purpose, context)).setAuthTag(tag);
  const text = decipher.update(ciphertext);
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch (error) {
    throw new SealError(`${purpose} cannot be decrypted: another secret sealed it, or its row was changed`, {
      cause: error,
    });
  }
}

function parse(purpose: string, sealed: string): { nonce: Buffer; ciphertext: Buffer; tag: Buffer } {
  const [version, nonceText = '', sealedText = '', ...more] = sealed.split('.');
  const [nonce, bytes] = [Buffer.from(nonceText, 'base64url'), Buffer.from(sealedText, 'base64url')];
  const isSound = nonce.length === NONCE_BYTES && bytes.length >= TAG_BYTES && more.length === 0;
  if (version !== VERSION || !isSound) {
    throw new SealError(`${purpose} is not sealed in the form ${VERSION}`);
  }
  return { nonce, ciphertext: bytes.subarray(0, -TAG_BYTES), tag: bytes.subarray(-TAG_BYTES) };
}

const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

const bound = (purpose: string, context: readonly string[]): Buffer =>
  Buffer.from(JSON.stringify([VERSION, purpose, ...context]));
