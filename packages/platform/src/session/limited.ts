import { addressSubject, normalizeEmail, sessionViolations } from '@launchyard/domain/session';
import { takeAttempt, type Limit } from '../kit/attempts.ts';
import type { Deps } from '../kit/deps.ts';
import type { HashingTurn } from '../kit/passwords.ts';
import { refuse } from '../kit/refuse.ts';

/** Counts an attempt against these limits, whatever its outcome, or refuses with 'Too many requests'. */
export async function takeOrRefuse({ database, clock }: Deps, ...limits: Limit[]): Promise<void> {
  const taken = await database.sql.transaction((tx) => takeAttempt(tx, clock(), limits));
  if (!taken) refuse(sessionViolations.tooManyRequests);
}

/** The owner for the queue in which people’s own passwords are hashed. */
export const turnOf = ({ clientAddress }: { clientAddress: string }): HashingTurn => ({
  lane: 'people',
  owner: addressSubject(clientAddress),
});

/** A limit for one e-mail address, however it is written. */
export const perEmail = (kind: string, email: string, most: number, windowSeconds: number): Limit => ({
  kind: `${kind} email`,
  subject: normalizeEmail(email),
  most,
  windowSeconds,
});
