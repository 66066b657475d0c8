import { and, eq, gt, isNull } from 'drizzle-orm';
import { createLocalJWKSet, errors, importJWK, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { RedeemedToken } from '@launchyard/contract/client-tokens';
import { checkToken, readTokenObject, tokenViolations, type NewToken } from '@launchyard/domain/developer';
import { formatId, parseId } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import type { Visitor } from '../http/routes.ts';
import { secondsAfter, type Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import { instant } from '../kit/present.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { clientTokens } from '../tables/developer.ts';
import { ALGORITHM, publishedKeys, signingKey } from './signing-keys.ts';

/** `issuer` is the address of the panel. */
export interface TokenDeps {
  database: Database;
  clock: Clock;
  issuer: string;
}

/** Signs a token for one client. The caller decides what it says within its object, and nothing else. */
export async function createClientToken(
  { clock, issuer }: TokenDeps,
  inTransaction: InTransaction,
  { account, person }: Caller,
  given: NewToken,
): Promise<{ token: string; expiresAt: string }> {
  refuseAny(checkToken(given));
  // Claims count whole seconds.
  const now = clock();
  const createdAt = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const expiresAt = secondsAfter(createdAt, (given.expiresInMinutes ?? 0) * 60);
  return inTransaction(async (tx, note) => {
    const key = await signingKey(tx, now);
    const [row] = await tx
      .insert(clientTokens)
      .values({ accountId: account.id, personId: person.id, createdAt, expiresAt })
      .returning({ id: clientTokens.id });
    if (!row) throw new Error('the token was not written');
    const id = formatId('clientToken', row.id);
    note({ subject: id });
    const token = await new SignJWT({ object: readTokenObject(given.object) })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.id })
      .setIssuer(issuer)
      .setAudience(formatId('account', account.id))
      .setSubject(given.clientEmail.trim())
      .setJti(id)
      .setIssuedAt(createdAt)
      .setExpirationTime(expiresAt)
      .sign(await importJWK(key.privateKey, ALGORITHM));
    return { token, expiresAt: instant(expiresAt) };
  });
}

/** Uses a token up and returns what it says. Whoever holds it may: its signature is the proof. */
export async function redeemClientToken(
  deps: TokenDeps,
  inTransaction: InTransaction,
  { requestId }: Visitor,
  token: string,
): Promise<RedeemedToken> {
  const now = deps.clock();
  const { sub = '', jti = '', object } = await verify(deps, now, token);
  const id = parseId('clientToken', jti);
  if (id === null) refuse(tokenViolations.invalid);
  return inTransaction(async (tx, note) => {
    const isFresh = and(eq(clientTokens.id, id), isNull(clientTokens.redeemedAt), gt(clientTokens.expiresAt, now));
    // Of two at once the second waits for this row, and then finds it redeemed.
    const [row] = await tx
      .update(clientTokens)
      .set({ redeemedAt: now, redeemedBy: requestId })
      .where(isFresh)
      .returning();
    if (!row) return refuse(tokenViolations.used);
    const { accountId, personId, createdAt, expiresAt } = row;
    note({ author: { requestId, personId, accountId, credentialId: id }, subject: jti });
    return {
      id: jti,
      accountId: formatId('account', accountId),
      clientEmail: sub,
      object: JSON.stringify(object),
      createdAt: instant(createdAt),
      expiresAt: instant(expiresAt),
    };
  });
}

async function verify({ database, issuer }: TokenDeps, now: Date, token: string): Promise<JWTPayload> {
  const keys = createLocalJWKSet({ keys: await publishedKeys(database.sql, now) });
  try {
    const options = { algorithms: [ALGORITHM], issuer, currentDate: now, requiredClaims: ['exp', 'jti', 'sub'] };
    return (await jwtVerify(token, keys, options)).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return refuse(tokenViolations.invalid);
    throw error;
  }
}
