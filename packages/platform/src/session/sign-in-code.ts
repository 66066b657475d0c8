import { and, eq, gt, isNull } from 'drizzle-orm';
import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { formatId } from '@launchyard/domain/kit';
import {
  sessionViolations,
  SIGN_IN_CODE_SECONDS,
  SIGN_IN_CODE_TRIES_PER_ADDRESS,
  SIGN_IN_CODES_PER_PERSON,
} from '@launchyard/domain/session';
import type { Caller } from '../access/caller.ts';
import { openSession } from '../access/open-session.ts';
import { NOT_ALLOWED } from '../access/require-may.ts';
import { personAuthor } from '../audit/log.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import type { Visitor } from '../http/routes.ts';
import { perAddress } from '../kit/attempts.ts';
import { secondsAfter, MINUTE_SECONDS } from '../kit/clock.ts';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';
import { refuse } from '../kit/refuse.ts';
import { hashToken, makeToken, readToken } from '../kit/tokens.ts';
import { sessions } from '../tables/access.ts';
import { accounts, people } from '../tables/accounts.ts';
import { signInCodes } from '../tables/session.ts';
import { knowDevice } from './devices.ts';
import { takeOrRefuse } from './limited.ts';
import type { SignedIn } from './sign-in.ts';

/** Makes a code for the caller’s person. A key makes none: it must not become a session, which may do more. */
export async function createSignInCode(
  deps: Deps,
  inTransaction: InTransaction,
  { credential, person }: Caller,
): Promise<{ code: string; expiresAt: Date }> {
  if (credential.kind === 'key') throw new FaultError(SERVICE_FAULT.FORBIDDEN, NOT_ALLOWED);
  const perPerson = { subject: person.id, most: SIGN_IN_CODES_PER_PERSON, windowSeconds: MINUTE_SECONDS };
  await takeOrRefuse(deps, { kind: 'sign-in code', ...perPerson });
  const code = makeToken('signInCode');
  const now = deps.clock();
  const expiresAt = secondsAfter(now, SIGN_IN_CODE_SECONDS);
  return inTransaction(async (tx, note) => {
    note({ subject: formatId('session', credential.id) });
    const row = { sessionId: credential.id, tokenHash: hashToken(code), createdAt: now, expiresAt };
    await tx.insert(signInCodes).values(row);
    return { code, expiresAt };
  });
}

/** Opens a session for such a code, of two at once for one of them. The code dies with the session that made it. */
export async function signInWithCode(
  deps: Deps,
  inTransaction: InTransaction,
  code: string,
  visitor: Visitor,
): Promise<SignedIn> {
  const tries = SIGN_IN_CODE_TRIES_PER_ADDRESS;
  await takeOrRefuse(deps, perAddress('sign-in code try', visitor.clientAddress, tries, MINUTE_SECONDS));
  if (readToken(code) !== 'signInCode') return refuse(sessionViolations.signInCodeExpired);
  const now = deps.clock();
  return inTransaction(async (tx, note) => {
    const isGood = and(
      eq(signInCodes.tokenHash, hashToken(code)),
      isNull(signInCodes.usedAt),
      gt(signInCodes.expiresAt, now),
    );
    const [used] = await tx
      .update(signInCodes)
      .set({ usedAt: now })
      .where(isGood)
      .returning({ sessionId: signInCodes.sessionId });
    if (!used) return refuse(sessionViolations.signInCodeExpired);
    const isOpen = and(eq(sessions.id, used.sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));
    // Locked: whoever ends the session meanwhile waits, and then ends the new one with all others.
    const [open] = await tx.select({ personId: sessions.personId }).from(sessions).where(isOpen).for('share');
    if (!open) return refuse(sessionViolations.signInCodeExpired);
    const [found] = await tx
      .select({
        id: people.id,
        email: people.email,
        role: people.role,
        accountId: people.accountId,
        username: accounts.username,
      })
      .from(people)
      .innerJoin(accounts, eq(accounts.id, people.accountId))
      .where(eq(people.id, open.personId));
    if (!found) throw new Error('a session belonged to nobody');
    const session = await openSession(tx, now, found.id, visitor);
    note({
      author: personAuthor(visitor, found, { kind: 'session', id: session.id }),
      subject: formatId('session', session.id),
    });
    const device = await knowDevice(tx, now, found.id, visitor);
    return { token: session.token, expiresAt: session.expiresAt, person: found, device };
  });
}
