import { and, eq } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import {
  checkSignIn,
  normalizeEmail,
  sessionViolations,
  SIGN_IN_WINDOW_SECONDS,
  WRONG_SIGN_INS_PER_ACCOUNT,
  WRONG_SIGN_INS_PER_ADDRESS,
} from '@launchyard/domain/session';
import type { Deps } from '../kit/deps.ts';
import { hashPassword, isOutdated, isPassword } from '../kit/passwords.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import type { Visitor } from '../http/routes.ts';
import type { InTransaction } from '../support/auditedTransaction.ts';
import type { Caller } from './caller.ts';
import { forgetAttempts, giveBack, takeAttempt } from './attempts.ts';
import { perAddress, turnOf } from './limited.ts';
import { openSession } from './openSession.ts';
import { accounts, people } from './tables.ts';

export interface SignedIn {
  token: string;
  expiresAt: Date;
  person: Caller['person'];
}

/**
 * Opens a session for whoever knows the password. Wrong attempts are counted for the account (whether it exists or not) and for the
 * client's address; past the limit even the right password answers 'Too many requests' until the window has passed.
 * The session that the request came with, if any, ends: a browser has one.
 */
export async function signIn(
  { database, clock }: Deps,
  inTransaction: InTransaction,
  input: { email: string; password: string },
  visitor: Visitor,
): Promise<SignedIn> {
  refuseAny(checkSignIn(input));
  const email = normalizeEmail(input.email);
  const limits = signInLimits(email, visitor.clientAddress);
  const taken = await database.sql.transaction((tx) => takeAttempt(tx, clock(), Object.values(limits)));
  if (!taken) return refuse(sessionViolations.tooManyRequests);

  const person = await findPerson(database.sql, email);
  const turn = turnOf(visitor);
  const isRight = await isPassword(input.password, person?.passwordHash ?? null, turn).catch(async (error: unknown) => {
    // Nobody has looked at the password: it was no guess.
    await giveBack(database.sql, taken);
    throw error;
  });
  if (!isRight || !person) return refuse(sessionViolations.incorrectCredentials);
  const passwordHash = isOutdated(person.passwordHash) ? await hashPassword(input.password, turn) : undefined;
  const now = clock();
  const { token, expiresAt } = await inTransaction(async (tx, note) => {
    // A new password that is being set ends every session: it must find this one, or this one must find it.
    const isStill = and(eq(people.id, person.id), eq(people.passwordHash, person.passwordHash));
    const [same] = await tx.select({ id: people.id }).from(people).where(isStill).for('no key update');
    if (!same) return refuse(sessionViolations.incorrectCredentials);
    const session = await openSession(tx, now, person.id, visitor);
    const actor = { requestId: visitor.requestId, personId: person.id, credentialId: session.id };
    note({ actor: { ...actor, accountId: person.accountId }, subject: formatId('session', session.id) });
    await forgetAttempts(tx, limits.account);
    await giveBack(tx, taken);
    if (passwordHash) await tx.update(people).set({ passwordHash }).where(eq(people.id, person.id));
    return session;
  });
  return { token, expiresAt, person };
}

export function signInLimits(email: string, clientAddress: string) {
  const windowSeconds = SIGN_IN_WINDOW_SECONDS;
  return {
    account: { kind: 'sign-in account', subject: email, most: WRONG_SIGN_INS_PER_ACCOUNT, windowSeconds },
    address: perAddress('sign-in', clientAddress, WRONG_SIGN_INS_PER_ADDRESS, windowSeconds),
  };
}

async function findPerson(sql: Deps['database']['sql'], email: string) {
  const [person] = await sql
    .select({
      id: people.id,
      email: people.email,
      role: people.role,
      accountId: people.accountId,
      passwordHash: people.passwordHash,
      username: accounts.username,
    })
    .from(people)
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .where(eq(people.email, email));
  return person;
}
