import { deletionViolations } from '@launchyard/domain/deletion';
import { and, eq, isNull } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import {
  checkSignIn,
  normalizeEmail,
  sessionViolations,
  SIGN_IN_WINDOW_SECONDS as windowSeconds,
  WRONG_SIGN_INS_PER_ACCOUNT,
  WRONG_SIGN_INS_PER_ADDRESS,
  WRONG_SIGN_INS_PER_DEVICE,
} from '@launchyard/domain/session';
import type { Caller } from '../access/caller.ts';
import { hasEmail } from '../accounts/by-email.ts';
import { openSession } from '../access/open-session.ts';
import { setPasswordHash } from '../accounts/change.ts';
import { isDeleted } from '../accounts/is-deleted.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { personAuthor } from '../audit/log.ts';
import type { Visitor } from '../http/routes.ts';
import { forgetAttempts, giveBack, takeAttempt, type Limit, perAddress } from '../kit/attempts.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { hashPassword, isOutdated, isPassword } from '../kit/passwords.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { accounts, people } from '../tables/accounts.ts';
import { enqueueMail } from '../providers/mail/enqueue.ts';
import { findDevice, knowDevice } from './devices.ts';
import { turnOf } from './limited.ts';
import { newDeviceMail } from './mails/new-device.ts';

export interface SignInDeps extends Deps {
  jobs: Jobs;
  config: { addresses: { panel: string } };
}

export interface SignedIn {
  token: string;
  expiresAt: Date;
  person: Caller['person'];
  device: { token: string; expiresAt: Date };
}

/**
 * Opens a session for the right password. Failures are counted per account (whether it exists or not) and per client
 * address; beyond the limit even the right password answers 'Too many requests' until the window has passed. On a known
 * device of the person only its own count applies, so that others’ guesses lock nobody out there. The request’s
 * previous session, if any, ends, because a browser has one. A sign-in on an unknown device is told by e-mail.
 */
export async function signIn(
  { database, clock, jobs, config }: SignInDeps,
  inTransaction: InTransaction,
  input: { email: string; password: string },
  visitor: Visitor,
): Promise<SignedIn> {
  refuseAny(checkSignIn(input));
  const known = await findDevice(database.sql, clock(), input.email, visitor);
  const { own, ...others } = known === null ? signInLimits(input.email, visitor.clientAddress) : deviceLimits(known);
  const taken = await database.sql.transaction((tx) => takeAttempt(tx, clock(), [own, ...Object.values(others)]));
  if (!taken) return refuse(sessionViolations.tooManyRequests);

  const person = await findPerson(database.sql, input.email);
  const turn = turnOf(visitor);
  const isRight = await isPassword(input.password, person?.passwordHash ?? null, turn).catch(async (error: unknown) => {
    // The password was not compared, so it was not a guess.
    await giveBack(database.sql, taken);
    throw error;
  });
  if (!isRight || !person) return refuse(sessionViolations.incorrectCredentials);
  const passwordHash = isOutdated(person.passwordHash) ? await hashPassword(input.password, turn) : undefined;
  const now = clock();
  const { token, expiresAt, device } = await inTransaction(async (tx, note) => {
    // Setting a new password ends every session: either it finds this one, or this one finds it.
    const isStill = and(eq(people.id, person.id), eq(people.passwordHash, person.passwordHash));
    const [same] = await tx.select({ id: people.id }).from(people).where(isStill).for('no key update');
    if (!same) return refuse(sessionViolations.incorrectCredentials);
    // So does deleting the account. Only who knows the password is told.
    if (await isDeleted(tx, person.accountId)) return refuse(deletionViolations.accountDeleted);
    const session = await openSession(tx, now, person.id, visitor);
    note({
      author: personAuthor(visitor, person, { kind: 'session', id: session.id }),
      subject: formatId('session', session.id),
    });
    await forgetAttempts(tx, own);
    await giveBack(tx, taken);
    if (passwordHash) await setPasswordHash(tx, person.id, passwordHash);
    if (known === null) {
      const mail = newDeviceMail(now, visitor, config.addresses.panel);
      await enqueueMail(tx, jobs, now, { recipient: person.email, ...mail });
    }
    return { ...session, device: await knowDevice(tx, now, person.id, visitor) };
  });
  return { token, expiresAt, person, device };
}

/** The limits on an unknown device. `own` is reset once the person proves their identity. */
export function signInLimits(email: string, clientAddress: string): SignInLimits {
  return {
    own: { kind: 'sign-in account', subject: normalizeEmail(email), most: WRONG_SIGN_INS_PER_ACCOUNT, windowSeconds },
    address: perAddress('sign-in', clientAddress, WRONG_SIGN_INS_PER_ADDRESS, windowSeconds),
  };
}

const deviceLimits = (deviceId: string): SignInLimits => ({
  own: { kind: 'sign-in device', subject: deviceId, most: WRONG_SIGN_INS_PER_DEVICE, windowSeconds },
});

interface SignInLimits {
  own: Limit;
  address?: Limit;
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
    .where(and(hasEmail(email), isNull(accounts.removedAt)));
  return person;
}
