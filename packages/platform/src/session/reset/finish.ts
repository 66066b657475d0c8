import { and, eq, gt, isNull } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { checkNewPassword, personLabel, RESET_TRIES_PER_ADDRESS, sessionViolations } from '@launchyard/domain/session';
import { endSessions } from '../../access/end-sessions.ts';
import { setPasswordHash } from '../../accounts/change.ts';
import type { InTransaction } from '../../audit/audited-transaction.ts';
import { endKeys } from '../../keys/keys.ts';
import { personAuthor } from '../../audit/log.ts';
import type { Visitor } from '../../http/routes.ts';
import { forgetAttempts, perAddress } from '../../kit/attempts.ts';
import { MINUTE_SECONDS } from '../../kit/clock.ts';
import type { Deps } from '../../kit/deps.ts';
import { hashPassword } from '../../kit/passwords.ts';
import { refuse, refuseAny } from '../../kit/refuse.ts';
import { hashToken, readToken } from '../../kit/tokens.ts';
import { sessions } from '../../tables/access.ts';
import { accounts } from '../../tables/accounts.ts';
import { apiKeys } from '../../tables/keys.ts';
import { passwordResets } from '../../tables/session.ts';
import { forgetDevices } from '../devices.ts';
import { takeOrRefuse, turnOf } from '../limited.ts';
import { signInLimits } from '../sign-in.ts';

/**
 * Sets a new password with the code of a link, once, and ends every session of the person immediately. Their keys in
 * every account are revoked, too, unless they keep them: somebody with the old password may have created some. Returns
 * how many ended.
 */
export async function finishPasswordReset(
  deps: Deps,
  inTransaction: InTransaction,
  { code, password, keepsKeys }: { code: string; password: string; keepsKeys: boolean },
  visitor: Visitor,
): Promise<number> {
  refuseAny(checkNewPassword(password));
  await takeOrRefuse(deps, perAddress('reset try', visitor.clientAddress, RESET_TRIES_PER_ADDRESS, MINUTE_SECONDS));
  if (readToken(code) !== 'passwordReset') refuse(sessionViolations.resetExpired);
  const now = deps.clock();
  const isGood = and(
    eq(passwordResets.tokenHash, hashToken(code)),
    isNull(passwordResets.endedAt),
    gt(passwordResets.expiresAt, now),
  );
  // Anybody can make up a code of the right form, so only a known one is worth hashing a password.
  if ((await deps.database.sql.$count(passwordResets, isGood)) === 0) refuse(sessionViolations.resetExpired);
  const passwordHash = await hashPassword(password, turnOf(visitor));
  return inTransaction(async (tx, note) => {
    const [reset] = await tx
      .update(passwordResets)
      .set({ endedAt: now })
      .where(isGood)
      .returning({ id: passwordResets.id, personId: passwordResets.personId });
    if (!reset) refuse(sessionViolations.resetExpired);
    const person = await setPasswordHash(tx, reset.personId, passwordHash);
    if (!person) throw new Error('a link belonged to nobody');
    const [account] = await tx
      .select({ username: accounts.username })
      .from(accounts)
      .where(eq(accounts.id, person.accountId));
    if (!account) throw new Error('a person has no account');
    note({
      author: personAuthor(visitor, { ...person, ...account }, { kind: 'passwordReset', id: reset.id }),
      subject: formatId('person', person.id),
      label: personLabel({ ...person, ...account }),
    });
    const open = and(eq(sessions.personId, person.id), isNull(sessions.endedAt));
    await endSessions(tx, now, open);
    // Whoever locked the person out was guessing at a password that no longer exists.
    await forgetAttempts(tx, signInLimits(person.email, visitor.clientAddress).own);
    await forgetDevices(tx, person.id, visitor);
    return keepsKeys ? 0 : endKeys(tx, now, eq(apiKeys.personId, person.id));
  });
}
