import { createHmac, timingSafeEqual } from 'node:crypto';
import { UNSUBSCRIBE_PATH } from '@launchyard/domain/newsletter';

/** What the token of a link is signed with, and the panel’s address. */
export interface LinkConfig {
  signingSecret: string;
  addresses: { panel: string };
}

/** The address in every newsletter to a person (a UUID): it shows a page by GET, and unsubscribes by POST. */
export function unsubscribeUrl({ signingSecret, addresses }: LinkConfig, personId: string): string {
  const url = new URL(UNSUBSCRIBE_PATH, addresses.panel);
  url.searchParams.set('token', makeUnsubscribeToken(signingSecret, personId));
  return url.href;
}

/**
 * A token that unsubscribes a person (a UUID) and gives no access. Signed, not stored: it never expires, and is the same
 * in every newsletter.
 */
export function makeUnsubscribeToken(secret: string, personId: string): string {
  const id = Buffer.from(personId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, signatureOf(secret, id)]).toString('base64url');
}

/** The person (a UUID) of a token; null for one that we did not sign. */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const given = Buffer.from(token, 'base64url');
  const [id, signature] = [given.subarray(0, ID_BYTES), given.subarray(ID_BYTES)];
  const right = signatureOf(secret, id);
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const ID_BYTES = 16;

const signatureOf = (secret: string, id: Buffer): Buffer =>
  createHmac('sha256', secret).update('newsletter\n').update(id).digest();
