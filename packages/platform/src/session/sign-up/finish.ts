import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import {
  checkCode,
  CODE_SECONDS,
  CODE_TRIES,
  CODE_TRIES_PER_ADDRESS,
  sessionViolations,
} from '@launchyard/domain/session';
import { openSession } from '../../access/open-session.ts';
import type { InTransaction } from '../../audit/audited-transaction.ts';
import { personAuthor } from '../../audit/log.ts';
import type { Visitor } from '../../http/routes.ts';
import { perAddress } from '../../kit/attempts.ts';
import { secondsBefore, MINUTE_SECONDS } from '../../kit/clock.ts';
import type { Tx } from '../../kit/database.ts';
import type { Deps } from '../../kit/deps.ts';
import { takeLock } from '../../kit/locks.ts';
import { refuse, refuseAny } from '../../kit/refuse.ts';
import { signUps } from '../../tables/session.ts';
import { knowDevice } from '../devices.ts';
import { takeOrRefuse } from '../limited.ts';
import { openAccount } from '../open-account.ts';
import type { SignedIn } from '../sign-in.ts';
import { findTaken } from './available.ts';
import { hashCode, type SignUpRow } from './code.ts';

/**
 * Opens the account of a sign-up (a UUID, or null for an invalid id) for the right code, and a session in it. Every
 * attempt counts, including concurrent ones. Of two sign-ups for one name or address the first to finish gets it; the
 * other is refused completely.
 */
export async function finishSignUp(
  deps: Deps & { config: { signingSecret: string } },
  inTransaction: InTransaction,
  { signUpId, code }: { signUpId: string | null; code: string },
  visitor: Visitor,
): Promise<SignedIn> {
  refuseAny(checkCode(code));
  await takeOrRefuse(deps, perAddress('code try', visitor.clientAddress, CODE_TRIES_PER_ADDRESS, MINUTE_SECONDS));
  if (signUpId === null) return refuse(sessionViolations.codeUsedUp);
  const pending = await countTry(deps, signUpId);
  const given = hashCode(deps.config.signingSecret, signUpId, code);
  if (!timingSafeEqual(pending.codeHash, given)) return refuse(sessionViolations.wrongCode);

  const now = deps.clock();
  return inTransaction(async (tx, note) => {
    await useUp(tx, now, pending);
    // Others who take the same name wait here and then find it taken.
    await takeLock(tx, 'names');
    const { email, username, passwordHash } = pending;
    refuseAny(await findTaken(tx, { email, username }));
    const { personId, accountId } = await openAccount(tx, now, { email, username, passwordHash });
    const session = await openSession(tx, now, personId, visitor);
    note({
      author: personAuthor(visitor, { id: personId, accountId, username, email }, { kind: 'session', id: session.id }),
      subject: formatId('account', accountId),
      label: username,
    });
    const person = { id: personId, email, username, role: 'customer' as const };
    const device = await knowDevice(tx, now, personId, visitor);
    return { token: session.token, expiresAt: session.expiresAt, person, device };
  });
}

/** Committed whatever the attempt’s outcome. */
async function countTry({ database, clock }: Deps, signUpId: string): Promise<SignUpRow> {
  const isGood = and(
    eq(signUps.id, signUpId),
    isNull(signUps.finishedAt),
    lt(signUps.tries, CODE_TRIES),
    gt(signUps.codeSentAt, secondsBefore(clock(), CODE_SECONDS)),
  );
  const [row] = await database.sql
    .update(signUps)
    .set({ tries: sql`${signUps.tries} + 1` })
    .where(isGood)
    .returning();
  return row ?? refuse(sessionViolations.codeUsedUp);
}

/** A code works once, and only the last one that was sent. */
async function useUp(tx: Tx, now: Date, { id, codeHash }: SignUpRow): Promise<void> {
  const [used] = await tx
    .update(signUps)
    .set({ finishedAt: now })
    .where(and(eq(signUps.id, id), eq(signUps.codeHash, codeHash), isNull(signUps.finishedAt)))
    .returning({ id: signUps.id });
  if (!used) refuse(sessionViolations.codeUsedUp);
}
