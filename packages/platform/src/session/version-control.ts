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
  const now = clock();
  return inTransaction(async (tx, note) => {
    note({ subject: formatId('account', account.id), label: account.label });
    const changed = await changeAccount(tx, now, account.id, { hasVersionControl });
    note({ before: { hasVersionControl: account.hasVersionControl }, after: { hasVersionControl } });
    await publishContent(tx, now, account.id, 'apps');
    return changed;
  });
}
