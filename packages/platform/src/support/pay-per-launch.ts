import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { eq } from 'drizzle-orm';
import { formatId, normalName } from '@launchyard/domain/kit';
import { maySetPayPerLaunch } from '@launchyard/domain/access';
import { checkReason } from '@launchyard/domain/support';
import type { Caller } from '../access/caller.ts';
import { CASE_REQUIRED, FOR_ADMINS } from '../access/require-may.ts';
import { findOpenCase } from '../access/support-case.ts';
import { changeAccount } from '../accounts/change.ts';
import { accountColumns } from '../accounts/columns.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { supportAuthor } from '../audit/log.ts';
import { publishContent } from '../events/content.ts';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';
import { refuseAny } from '../kit/refuse.ts';
import { accounts } from '../tables/accounts.ts';
import { tellOwner } from './tell-owner.ts';

interface Wish {
  /** A UUID, or null for an id that was none. */
  accountId: string | null;
  isPayPerLaunch: boolean;
  reason: string;
}

const caseRequired = () => new FaultError(SERVICE_FAULT.CASE_REQUIRED, CASE_REQUIRED);

/**
 * Switches pay-per-launch of an account that an admin has an open case for, and notifies the account.
 * Idempotent.
 */
export async function setPayPerLaunch(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  { accountId, isPayPerLaunch, ...given }: Wish,
): Promise<Caller['account']> {
  if (!maySetPayPerLaunch(caller.grant)) throw new FaultError(SERVICE_FAULT.FORBIDDEN, FOR_ADMINS);
  refuseAny(checkReason(given.reason));
  if (accountId === null) throw caseRequired();
  const reason = normalName(given.reason);
  const now = clock();
  return inTransaction(async (tx, note) => {
    const isIt = eq(accounts.id, accountId);
    const [account] = await tx.select(accountColumns).from(accounts).where(isIt).for('no key update');
    const open = await findOpenCase(tx, now, { personId: caller.person.id, accountId });
    // Also for an account that does not exist: nobody has a case for it.
    if (!account || !open) throw caseRequired();
    note({
      author: supportAuthor(caller, accountId, open.id),
      subject: formatId('account', accountId),
      label: account.label,
      before: { isPayPerLaunch: account.isPayPerLaunch },
      after: { isPayPerLaunch, reason },
    });
    if (account.isPayPerLaunch === isPayPerLaunch) return account;
    const act = isPayPerLaunch ? 'payPerLaunchOn' : 'payPerLaunchOff';
    const changed = await changeAccount(tx, now, accountId, { isPayPerLaunch });
    // The addresses of its links have another base now.
    await publishContent(tx, now, accountId, 'links');
    await tellOwner(tx, now, caller, accountId, { act, reason });
    return changed;
  });
}
