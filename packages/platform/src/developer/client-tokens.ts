import { and, eq, gt, isNull } from 'drizzle-orm';
import { createLocalJWKSet, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { RedeemedToken } from '@launchyard/contract/client-tokens';
import {
  checkToken,
  readTokenObject,
  tokenViolations,
  WRONG_TOKENS_PER_ADDRESS,
  type NewToken,
} from '@launchyard/domain/developer';
import { formatId } from '@launchyard/domain/kit';
import { sessionViolations } from '@launchyard/domain/session';
import type { Caller } from '../access/caller.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import type { Author } from '../audit/log.ts';
import type { Visitor } from '../http/routes.ts';
import { giveBack, perAddress, takeAttempt } from '../kit/attempts.ts';
import { secondsAfter, type Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import { once } from '../kit/idempotency.ts';
import { instant } from '../kit/present.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { clientTokens } from '../tables/developer.ts';
import { ALGORITHM, publishedKeys, signingKey, type KeyNeeds } from './signing-keys.ts';

/** `issuer` is the address of the panel. */
export interface TokenDeps extends KeyNeeds {
  database: Database;
  clock: Clock;
  issuer: string;
}

/** Signs a token for one client. The caller decides what it says within its object, and nothing else. */
export async function createClientToken(
  { clock, issuer, ...keyNeeds }: TokenDeps,
  inTransaction: InTransaction,
  { account, person }: Caller,
  given: NewToken,
  request: { idempotencyKey: string; call: string },
): Promise<{ token: string; expiresAt: string }> {
  refuseAny(checkToken(given));
  const now = clock();
  return inTransaction(async (tx, note) => {
    const asked = { accountId: account.id, key: request.idempotencyKey, call: request.call, input: given };
    // What a token says follows from its row and the input, so a repeated request gets the same one.
    const row = await once(tx, now, asked, async () => {
      // Claims count whole seconds.
      const createdAt = new Date(Math.floor(now.getTime() / 1000) * 1000);
      const expiresAt = secondsAfter(createdAt, (given.expiresInMinutes ?? 0) * 60);
      const dates = { createdAt, expiresAt };
      const [made] = await tx
        .insert(clientTokens)
        .values({ accountId: account.id, personId: person.id, ...dates })
        .returning({ id: clientTokens.id });
      if (!made) throw new Error('the token was not written');
      return { id: made.id, createdAt: instant(createdAt), expiresAt: instant(expiresAt) };
    });
    const [createdAt, expiresAt] = [new Date(row.createdAt), new Date(row.expiresAt)];
    const key = await signingKey(keyNeeds, tx, now);
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
      .sign(key.privateKey);
    return { token, expiresAt: instant(expiresAt) };
  });
}

/** Uses up a verified token (a UUID, or null for an invalid id) and returns what it says. Whoever holds it may. */
export async function redeemClientToken(
  { clock }: Pick<TokenDeps, 'clock'>,
  inTransaction: InTransaction,
  visitor: Visitor,
  { id, claims: { sub = '', object }, attempt }: VerifiedToken & { id: string | null },
): Promise<RedeemedToken> {
  const now = clock();
  if (id === null) refuse(tokenViolations.invalid);
  return inTransaction(async (tx, note) => {
    const isFresh = and(eq(clientTokens.id, id), isNull(clientTokens.redeemedAt), gt(clientTokens.expiresAt, now));
    // Of two at once the second waits for this row, and then finds it redeemed.
    const [row] = await tx
      .update(clientTokens)
      .set({ redeemedAt: now, redeemedBy: visitor.requestId })
      .where(isFresh)
      .returning();
    if (!row) return refuse(tokenViolations.used);
    const { accountId, personId, createdAt, expiresAt } = row;
    await giveBack(tx, attempt);
    note({ author: holderAuthor(visitor, { id, personId, accountId }), subject: formatId('clientToken', id) });
    return {
      id: formatId('clientToken', id),
      accountId: formatId('account', accountId),
      clientEmail: sub,
      object: JSON.stringify(object),
      createdAt: instant(createdAt),
      expiresAt: instant(expiresAt),
    };
  });
}

/** Nobody knows who holds a token: the audit log names the token. */
const holderAuthor = (
  { requestId, clientAddress }: Visitor,
  { id, personId, accountId }: { id: string; personId: string; accountId: string },
): Author => ({
  requestId,
  personId,
  accountId,
  credentialId: id,
  credentialKind: 'clientToken',
  who: formatId('clientToken', id),
  actor: { kind: 'system', label: 'Holder of a token' },
  networkAddress: clientAddress,
  caseId: null,
});

interface VerifiedToken {
  claims: JWTPayload;
  /** To give back once the token is redeemed. */
  attempt: readonly number[];
}

/** What a token says, if we signed it and it has not expired. Counts as an attempt of the client’s address. */
export async function verifyClientToken(
  { database, clock, issuer }: TokenDeps,
  visitor: Visitor,
  token: string,
): Promise<VerifiedToken> {
  const now = clock();
  const limit = perAddress('client token', visitor.clientAddress, WRONG_TOKENS_PER_ADDRESS, 60);
  const attempt = await database.sql.transaction((tx) => takeAttempt(tx, now, [limit]));
  if (!attempt) return refuse(sessionViolations.tooManyRequests);
  const keys = createLocalJWKSet({ keys: await publishedKeys(database.sql, now) });
  try {
    const options = { algorithms: [ALGORITHM], issuer, currentDate: now, requiredClaims: ['exp', 'jti', 'sub'] };
    return { claims: (await jwtVerify(token, keys, options)).payload, attempt };
  } catch (error) {
    if (error instanceof errors.JOSEError) return refuse(tokenViolations.invalid);
    throw error;
  }
}
