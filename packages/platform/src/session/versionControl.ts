import { formatId } from '@launchyard/domain/kit';
import { maySetVersionControl } from '@launchyard/domain/session';
import type { Caller } from '../access/caller.ts';
import { changeAccount } from '../accounts/change.ts';
import type { InTransaction } from '../audit/auditedTransaction.ts';
import { publishContent } from '../events/content.ts';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';

/** Says whether versions are kept when a new one passes its test. Waits for whoever is passing one right now. */
export async function setVersionControl(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  { account }: Caller,
  hasVersionControl: boolean,
): Promise<Caller['account']> {
  if (!maySetVersionControl(account)) throw new FaultError('FORBIDDEN', 'Only the owner sets version control.');
  return inTransaction(async (tx, note) => {
    note({ subject: formatId('account', account.id) });
    await changeAccount(tx, account.id, { hasVersionControl });
    await publishContent(tx, clock(), account.id, 'apps');
    return { ...account, hasVersionControl };
  });
}
