import { and, eq, isNull } from 'drizzle-orm';
import { CODE_AGAIN_SECONDS, sessionViolations } from '@launchyard/domain/session';
import type { Visitor } from '../../http/routes.ts';
import { secondsAfter } from '../../kit/clock.ts';
import { refuse } from '../../kit/refuse.ts';
import { enqueueMail } from '../../providers/mail/enqueue.ts';
import { signUps } from '../../tables/session.ts';
import { codeMail } from '../mails/code.ts';
import { hashCode, makeCode, type SignUpDeps, type SignUpRow } from './code.ts';
import { takeCode } from './start.ts';

/**
 * Sends another code for a sign-up (a UUID, or null for an invalid id). The previous code stops working, and attempts
 * are reset.
 */
export async function sendCodeAgain(deps: SignUpDeps, signUpId: string | null, visitor: Visitor): Promise<SignUpRow> {
  const open = and(eq(signUps.id, signUpId ?? ''), isNull(signUps.finishedAt));
  const [pending] = signUpId === null ? [] : await deps.database.sql.select().from(signUps).where(open);
  if (!pending) return refuse(sessionViolations.codeUsedUp);
  if (deps.clock() < secondsAfter(pending.codeSentAt, CODE_AGAIN_SECONDS))
    return refuse(sessionViolations.tooManyRequests);
  await takeCode(deps, pending.email, visitor);
  const code = makeCode();
  const now = deps.clock();
  return deps.database.sql.transaction(async (tx) => {
    const [row] = await tx
      .update(signUps)
      .set({ codeHash: hashCode(deps.config.signingSecret, pending.id, code), codeSentAt: now, tries: 0 })
      // Of two concurrent requests, one sends.
      .where(and(open, eq(signUps.codeSentAt, pending.codeSentAt)))
      .returning();
    if (!row) return refuse(sessionViolations.tooManyRequests);
    await enqueueMail(tx, deps.jobs, now, { recipient: row.email, ...codeMail(code) });
    return row;
  });
}
