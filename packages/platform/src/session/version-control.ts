import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { changeAccount } from '../accounts/change.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { publishContent } from '../events/content.ts';
import type { Deps } from '../kit/deps.ts';

/**
 * Sets whether older versions are kept when a new one passes its test. Waits for a version that is passing right now.
 */
export async function setVersionControl(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  { account }: Caller,
  hasVersionControl: boolean,
): Promise<Caller['account']> {
  return inTransaction(async (tx, note) => {
    note({ subject: formatId('account', account.id) });
    await changeAccount(tx, account.id, { hasVersionControl });
    await publishContent(tx, clock(), account.id, 'apps');
    return { ...account, hasVersionControl };
  });
}
