import { checkDeletion, deletionViolations, restorableUntil } from '@launchyard/domain/deletion';
import { formatId } from '@launchyard/domain/kit';
import { eq, inArray, or } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { endSessions } from '../access/end-sessions.ts';
import { requireOwnWord } from '../access/require-person.ts';
import { accountLabel } from '../accounts/columns.ts';
import { lockOwned, markDeleted } from '../accounts/deletion.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { audit, authorOf } from '../audit/log.ts';
import { endPlans } from '../billing/remove-account.ts';
import { forgetClientTokens } from '../developer/remove-account.ts';
import { endKeys } from '../keys/keys.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { enqueueMail } from '../providers/mail/enqueue.ts';
import { forgetResets } from '../session/remove-account.ts';
import { endSessionsOf } from '../streaming/end-session.ts';
import { sessions } from '../tables/access.ts';
import { accounts } from '../tables/accounts.ts';
import { apiKeys } from '../tables/keys.ts';
import { endMemberships, shutTeams } from '../team/members.ts';
import { stopUploadsOf } from '../uploads/stop-all.ts';
import { deletedMail } from './mails.ts';

/**
 * Deletes the person who asks and every account that they own, whichever the request acts in: at once nobody acts in
 * them, nothing of them opens, and what runs ends. The data stays until it can no longer be restored. Of two at once the
 * second is refused.
 */
export async function deleteAccount(
  { clock, jobs }: Deps & { jobs: Jobs },
  inTransaction: InTransaction,
  caller: Caller,
  { call, confirmation }: { call: string; confirmation: string },
): Promise<void> {
  requireOwnWord(caller);
  refuseAny(checkDeletion(confirmation));
  const now = clock();
  const { person } = caller;
  await inTransaction(async (tx, note) => {
    const ids = await lockOwned(tx, person.id);
    const [home, ...others] = await readLabels(tx, ids);
    if (!home) refuse(deletionViolations.accountDeleted);
    const author = authorOf(caller);
    note({ author: { ...author, accountId: home.id }, subject: formatId('account', home.id), label: home.label });
    for (const { id, label } of others) {
      await audit(tx, now, { ...author, accountId: id }, { call, subject: formatId('account', id), label });
    }
    await markDeleted(tx, now, ids);
    await endPlans(tx, now, ids);
    await endSessionsOf(tx, now, ids);
    await forgetClientTokens(tx, ids);
    await forgetResets(tx, person.id);
    const labels = [home, ...others].map(({ label }) => label);
    await enqueueMail(tx, jobs, now, { recipient: person.email, ...deletedMail(labels, restorableUntil(now)) });
    // These write events: what they wait for, nobody above holds.
    await stopUploadsOf(tx, jobs, now, caller, ids);
    await shutTeams(tx, now, ids);
    await endMemberships(tx, now, person.id);
    await endKeys(tx, now, or(inArray(apiKeys.accountId, ids), eq(apiKeys.personId, person.id)));
    await endSessions(tx, now, eq(sessions.personId, person.id));
  });
}

/** Accounts (UUIDs) with their names, in this order. */
async function readLabels(sql: Sql, ids: readonly string[]): Promise<{ id: string; label: string }[]> {
  const rows = await sql
    .select({ id: accounts.id, label: accountLabel })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
