import { mayRestoreAccounts } from '@launchyard/domain/access';
import { checkRestoration, deletionViolations } from '@launchyard/domain/deletion';
import { formatId, normalName } from '@launchyard/domain/kit';
import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { checkReason } from '@launchyard/domain/support';
import { eq } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { CASE_REQUIRED, FOR_ADMINS } from '../access/require-may.ts';
import { findOpenCase } from '../access/support-case.ts';
import type { Account } from '../accounts/account.ts';
import { accountColumns } from '../accounts/columns.ts';
import { bringBack, lockDeleted } from '../accounts/deletion.ts';
import { findOwner } from '../accounts/owner.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { supportAuthor } from '../audit/log.ts';
import { bringBackPlans } from '../billing/remove-account.ts';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { enqueueMail } from '../providers/mail/enqueue.ts';
import { tellOwner } from '../support/tell-owner.ts';
import { accounts } from '../tables/accounts.ts';
import { restoredMail } from './mails.ts';

export interface RestoreDeps extends Deps {
  jobs: Jobs;
  config: { addresses: { panel: string } };
}

const caseRequired = () => new FaultError(SERVICE_FAULT.CASE_REQUIRED, CASE_REQUIRED);

/**
 * Brings back a deleted account (a UUID, or null for an id that was none) that an admin has an open case for, and what
 * was deleted with it: its owner, who signs in as before, and other accounts of theirs. The owner is told.
 */
export async function restoreAccount(
  { clock, jobs, config }: RestoreDeps,
  inTransaction: InTransaction,
  caller: Caller,
  { accountId, ...given }: { accountId: string | null; reason: string },
): Promise<Account> {
  if (!mayRestoreAccounts(caller.grant)) throw new FaultError(SERVICE_FAULT.FORBIDDEN, FOR_ADMINS);
  refuseAny(checkReason(given.reason));
  if (accountId === null) throw caseRequired();
  const reason = normalName(given.reason);
  const now = clock();
  return inTransaction(async (tx, note) => {
    const isIt = eq(accounts.id, accountId);
    const [account] = await tx.select(accountColumns).from(accounts).where(isIt);
    const open = await findOpenCase(tx, now, { personId: caller.person.id, accountId });
    if (!account || !open) throw caseRequired();
    const deleted = await lockDeleted(tx, account.ownerId);
    const own = deleted.find(({ id }) => id === accountId) ?? refuse(deletionViolations.notDeleted);
    note({
      author: supportAuthor(caller, accountId, open.id),
      subject: formatId('account', accountId),
      label: account.label,
      before: { state: 'Deleted' },
      after: { state: 'Restored', reason },
    });
    refuseAny(checkRestoration(own, now));
    const ids = deleted.map(({ id }) => id);
    await bringBack(tx, now, ids);
    await bringBackPlans(tx, ids);
    const owner = await findOwner(tx, accountId);
    await enqueueMail(tx, jobs, now, {
      recipient: owner.email,
      ...restoredMail(account.label, config.addresses.panel),
    });
    for (const id of ids) await tellOwner(tx, now, caller, id, { act: 'accountRestored', reason });
    return { ...account, deletedAt: null, updatedAt: now };
  });
}
