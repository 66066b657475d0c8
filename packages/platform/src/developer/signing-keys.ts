import { and, desc, gt, isNotNull } from 'drizzle-orm';
import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, type CryptoKey } from 'jose';
import type { Logger } from 'pino';
import { KEY_PUBLISHED_SECONDS, SIGNING_KEY_DAYS } from '@launchyard/domain/developer';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { newId } from '../kit/columns.ts';
import type { Sql, Tx } from '../kit/database.ts';
import { takeLock } from '../kit/locks.ts';
import { seal, SealError, unseal } from '../kit/seal.ts';
import { signingKeys } from '../tables/developer.ts';

/** The only algorithm that signs and verifies; a token that names another one is refused. */
export const ALGORITHM = 'EdDSA';

const newestFirst = [desc(signingKeys.createdAt), desc(signingKeys.id)];
const PURPOSE = 'client token key';

/** What opens the private halves: `signingSecret` seals them. */
export interface KeyNeeds {
  signingSecret: string;
  log: Logger;
}

interface SigningKey {
  id: string;
  privateKey: CryptoKey;
}

/**
 * The key to sign with. Made when there is none, the newest is too old, or none opens because SIGNING_SECRET is another
 * one now; two that need one at once make one.
 */
export async function signingKey(needs: KeyNeeds, tx: Tx, now: Date): Promise<SigningKey> {
  const young = await newestYoung(needs, tx, now);
  if (young) return young;
  // All accounts share the keys, so only who makes one waits for others.
  await takeLock(tx, 'signing keys');
  return (await newestYoung(needs, tx, now)) ?? makeSigningKey(needs, tx, now);
}

async function newestYoung(needs: KeyNeeds, sql: Sql, now: Date): Promise<SigningKey | null> {
  const isYoung = gt(signingKeys.createdAt, secondsBefore(now, SIGNING_KEY_DAYS * DAY_SECONDS));
  const rows = await sql
    .select({ id: signingKeys.id, sealed: signingKeys.sealedPrivateKey })
    .from(signingKeys)
    .where(and(isYoung, isNotNull(signingKeys.sealedPrivateKey)))
    .orderBy(...newestFirst);
  for (const { id, sealed } of rows) {
    const text = sealed === null ? null : open(needs, id, sealed);
    if (text !== null) return { id, privateKey: await importPKCS8(text, ALGORITHM) };
  }
  return null;
}

/** The private half of a key; null if it was sealed with another secret or for another row. */
function open({ signingSecret, log }: KeyNeeds, id: string, sealed: string): string | null {
  try {
    return unseal(signingSecret, PURPOSE, [id], sealed);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    log.warn({ err: error, signingKeyId: id }, 'developer: a signing key does not open, so another one signs');
    return null;
  }
}

async function makeSigningKey({ signingSecret }: KeyNeeds, tx: Tx, now: Date): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const id = newId();
  const sealedPrivateKey = seal(signingSecret, PURPOSE, [id], await exportPKCS8(privateKey));
  await tx.insert(signingKeys).values({ id, publicKey: await exportJWK(publicKey), sealedPrivateKey, createdAt: now });
  return { id, privateKey };
}

/** The public keys of all tokens that may still be valid. */
export async function publishedKeys(sql: Sql, now: Date) {
  const rows = await sql
    .select({ id: signingKeys.id, publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .where(gt(signingKeys.createdAt, secondsBefore(now, KEY_PUBLISHED_SECONDS)))
    .orderBy(...newestFirst);
  return rows.map(({ id, publicKey: { kty = '', crv = '', x = '' } }) => ({
    kid: id,
    alg: ALGORITHM,
    use: 'sig',
    kty,
    crv,
    x,
  }));
}
