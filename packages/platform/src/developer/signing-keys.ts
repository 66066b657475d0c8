import { desc, gt } from 'drizzle-orm';
import { exportJWK, generateKeyPair } from 'jose';
import { MAX_TOKEN_MINUTES, SIGNING_KEY_DAYS } from '@launchyard/domain/developer';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import type { Sql, Tx } from '../kit/database.ts';
import { takeLock } from '../kit/locks.ts';
import { signingKeys } from '../tables/developer.ts';

/** The only algorithm that signs and verifies; a token that names another one is refused. */
export const ALGORITHM = 'EdDSA';
/** A key is published until the last token that it signed has expired. */
export const PUBLISHED_SECONDS = SIGNING_KEY_DAYS * DAY_SECONDS + MAX_TOKEN_MINUTES * 60;

/** The key to sign with. Made when there is none or the newest is too old; two that need one at once make one. */
export async function signingKey(tx: Tx, now: Date): Promise<typeof signingKeys.$inferSelect> {
  const young = await newestYoung(tx, now);
  if (young) return young;
  // All accounts share the keys, so only who makes one waits for others.
  await takeLock(tx, 'signing keys');
  return (await newestYoung(tx, now)) ?? makeSigningKey(tx, now);
}

async function newestYoung(sql: Sql, now: Date) {
  const isYoung = gt(signingKeys.createdAt, secondsBefore(now, SIGNING_KEY_DAYS * DAY_SECONDS));
  const [newest] = await sql.select().from(signingKeys).where(isYoung).orderBy(desc(signingKeys.createdAt)).limit(1);
  return newest;
}

async function makeSigningKey(tx: Tx, now: Date) {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const [publicKey, privateKey] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)]);
  const [made] = await tx.insert(signingKeys).values({ publicKey, privateKey, createdAt: now }).returning();
  if (!made) throw new Error('the signing key was not written');
  return made;
}

/** The public keys of all tokens that may still be valid. */
export async function publishedKeys(sql: Sql, now: Date) {
  const rows = await sql
    .select({ id: signingKeys.id, publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .where(gt(signingKeys.createdAt, secondsBefore(now, PUBLISHED_SECONDS)))
    .orderBy(desc(signingKeys.createdAt));
  return rows.map(({ id, publicKey: { kty = '', crv = '', x = '' } }) => ({
    kid: id,
    alg: ALGORITHM,
    use: 'sig',
    kty,
    crv,
    x,
  }));
}
