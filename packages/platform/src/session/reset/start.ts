import { setTimeout } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import {
  checkResetEmail,
  normalizeEmail,
  RESET_SECONDS,
  RESETS_PER_ADDRESS,
  RESETS_PER_EMAIL,
  sessionViolations,
} from '@launchyard/domain/session';
import { hasEmail } from '../../accounts/by-email.ts';
import { isNotDeleted } from '../../accounts/is-deleted.ts';
import type { Visitor } from '../../http/routes.ts';
import { perAddress } from '../../kit/attempts.ts';
import { secondsAfter, HOUR_SECONDS } from '../../kit/clock.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { takeLock } from '../../kit/locks.ts';
import { refuse, refuseAny } from '../../kit/refuse.ts';
import { hashToken, makeToken } from '../../kit/tokens.ts';
import { enqueueMail } from '../../providers/mail/enqueue.ts';
import { accounts, people } from '../../tables/accounts.ts';
import { passwordResets } from '../../tables/session.ts';
import { findDevice } from '../devices.ts';
import { perEmail, takeOrRefuse } from '../limited.ts';
import { resetMail } from '../mails/reset.ts';

export interface ResetDeps extends Deps {
  jobs: Jobs;
  config: { hasNeutralAnswers: boolean; addresses: { panel: string } };
}

/** Longer than writing the e-mail takes, so that timing does not reveal which addresses exist. */
const LEAST_MILLISECONDS = 250;

/**
 * Sends a link to reset the password. Earlier links stop working. Requests from known devices are counted separately
 * from those of others, so that strangers cannot prevent the person’s own.
 */
export async function startPasswordReset(deps: ResetDeps, given: string, visitor: Visitor): Promise<void> {
  refuseAny(checkResetEmail(given));
  const email = normalizeEmail(given);
  const device = await findDevice(deps.database.sql, deps.clock(), given, visitor);
  await takeOrRefuse(
    deps,
    device === null
      ? perEmail('reset', email, RESETS_PER_EMAIL, HOUR_SECONDS)
      : { kind: 'reset device', subject: device, most: RESETS_PER_EMAIL, windowSeconds: HOUR_SECONDS },
    perAddress('reset', visitor.clientAddress, RESETS_PER_ADDRESS, HOUR_SECONDS),
  );
  const [isSent] = await Promise.all([sendLink(deps, given), setTimeout(LEAST_MILLISECONDS)]);
  if (!isSent && !deps.config.hasNeutralAnswers) refuse(sessionViolations.emailUnknown);
}

/** False for an address without an account, or with a deleted one. */
async function sendLink({ database, clock, jobs, config }: ResetDeps, given: string): Promise<boolean> {
  const [person] = await database.sql
    .select({ id: people.id })
    .from(people)
    .innerJoin(accounts, and(eq(accounts.id, people.accountId), isNotDeleted))
    .where(hasEmail(given));
  if (!person) return false;
  const now = clock();
  const token = makeToken('passwordReset');
  await database.sql.transaction(async (tx) => {
    // Of two concurrent requests the later one ends the earlier link. A separate lock: using a link locks the link,
    // then the person.
    await takeLock(tx, `reset ${person.id}`);
    await tx
      .update(passwordResets)
      .set({ endedAt: now })
      .where(and(eq(passwordResets.personId, person.id), isNull(passwordResets.endedAt)));
    await tx.insert(passwordResets).values({
      personId: person.id,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: secondsAfter(now, RESET_SECONDS),
    });
    await enqueueMail(tx, jobs, now, { recipient: given, ...resetMail(token, config.addresses.panel) });
  });
  return true;
}
