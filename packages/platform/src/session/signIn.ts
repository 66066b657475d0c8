import { eq } from 'drizzle-orm';
import {
  checkSignIn,
  normalizeEmail,
  SESSION_DAYS,
  sessionViolations,
  SIGN_IN_WINDOW_SECONDS,
  WRONG_SIGN_INS_PER_ACCOUNT,
  WRONG_SIGN_INS_PER_ADDRESS,
} from '@launchyard/domain/session';
import { DAY_SECONDS, secondsAfter } from '../kit/clock.ts';
import type { Deps } from '../kit/deps.ts';
import { isPassword } from '../kit/passwords.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { hashToken, makeToken } from '../kit/tokens.ts';
import type { Caller } from './caller.ts';
import { forgetAttempts, giveBack, takeAttempt } from './attempts.ts';
import { accounts, people, sessions } from './tables.ts';

export interface SignedIn {
  token: string;
  expiresAt: Date;
  person: Caller['person'];
}

/**
 * Opens a session for whoever knows the password. Wrong attempts are counted for the account (whether it exists or not) and for the
 * client's address; past the limit even the right password answers 'Too many requests' until the window has passed.
 */
export async function signIn(
  { database, clock }: Deps,
  input: { email: string; password: string },
  clientAddress: string,
): Promise<SignedIn> {
  refuseAny(checkSignIn(input));
  const email = normalizeEmail(input.email);
  const limits = signInLimits(email, clientAddress);
  const taken = await database.sql.transaction((tx) => takeAttempt(tx, clock(), Object.values(limits)));
  if (!taken) return refuse(sessionViolations.tooManyRequests);

  const person = await findPerson(database.sql, email);
  if (!(await isPassword(input.password, person?.passwordHash ?? null)) || !person) {
    return refuse(sessionViolations.incorrectCredentials);
  }
  const now = clock();
  const token = makeToken('session');
  const expiresAt = secondsAfter(now, SESSION_DAYS * DAY_SECONDS);
  await database.sql.transaction(async (tx) => {
    await tx.insert(sessions).values({ personId: person.id, tokenHash: hashToken(token), createdAt: now, expiresAt });
    await forgetAttempts(tx, limits.account);
    await giveBack(tx, taken);
  });
  return { token, expiresAt, person };
}

function signInLimits(email: string, clientAddress: string) {
  const windowSeconds = SIGN_IN_WINDOW_SECONDS;
  return {
    account: { kind: 'sign-in account', subject: email, most: WRONG_SIGN_INS_PER_ACCOUNT, windowSeconds },
    address: { kind: 'sign-in address', subject: clientAddress, most: WRONG_SIGN_INS_PER_ADDRESS, windowSeconds },
  };
}

async function findPerson(sql: Deps['database']['sql'], email: string) {
  const [person] = await sql
    .select({
      id: people.id,
      email: people.email,
      role: people.role,
      passwordHash: people.passwordHash,
      username: accounts.username,
    })
    .from(people)
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .where(eq(people.email, email));
  return person;
}
