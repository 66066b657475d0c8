import { eq, and } from 'drizzle-orm';
import {
  addressSubject,
  sessionViolations,
  SIGN_IN_WINDOW_SECONDS,
  WRONG_SIGN_INS_PER_ACCOUNT,
} from '@launchyard/domain/session';
import type { Violation } from '@launchyard/domain/kit';
import { forgetAttempts, giveBack, takeAttempt, type Limit } from '../kit/attempts.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { isPassword } from '../kit/passwords.ts';
import { refuse } from '../kit/refuse.ts';
import { people } from '../tables/accounts.ts';
import type { Caller } from './caller.ts';

/** Confirms within the transaction that follows that the password is still the one that was proven. */
export type Proof = (tx: Tx) => Promise<void>;

/**
 * Proves that whoever makes the request is its person: a session alone may be in the wrong hands. Wrong passwords are
 * counted for each person, apart from those at sign-in; a stranger at a sign-in page cannot lock them out here.
 */
export async function provePassword(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { person, clientAddress }: Caller,
  password: string,
  wrong: Violation,
): Promise<Proof> {
  const limit: Limit = {
    kind: 'password again',
    subject: person.id,
    most: WRONG_SIGN_INS_PER_ACCOUNT,
    windowSeconds: SIGN_IN_WINDOW_SECONDS,
  };
  const taken = await database.sql.transaction((tx) => takeAttempt(tx, clock(), [limit]));
  if (!taken) return refuse(sessionViolations.tooManyRequests);
  const isPerson = eq(people.id, person.id);
  const [found] = await database.sql.select({ passwordHash: people.passwordHash }).from(people).where(isPerson);
  const turn = { lane: 'people', owner: addressSubject(clientAddress) } as const;
  const isRight = await isPassword(password, found?.passwordHash ?? null, turn).catch(async (error: unknown) => {
    // The password was not compared, so it was not a guess.
    await giveBack(database.sql, taken);
    throw error;
  });
  if (!isRight || !found) return refuse(wrong);
  return async (tx) => {
    const isStill = and(isPerson, eq(people.passwordHash, found.passwordHash));
    const [same] = await tx.select({ id: people.id }).from(people).where(isStill).for('no key update');
    if (!same) refuse(wrong);
    await forgetAttempts(tx, limit);
  };
}
