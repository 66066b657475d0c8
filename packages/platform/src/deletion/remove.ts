import { removedSince } from '@launchyard/domain/deletion';
import { formatId } from '@launchyard/domain/kit';
import { finishRemoval, listRemovable, startRemoval } from '../accounts/deletion.ts';
import type { RemovedAccount } from '../kit/area.ts';
import type { Deps } from '../kit/deps.ts';
import { runAlone } from '../kit/locks.ts';
import type { Folders } from '../providers/files/folders.ts';
import type { Stores } from '../providers/files/object-store.ts';
import { removals } from './removals.ts';

const AT_ONCE = 100;

export interface RemovalNeeds extends Deps {
  folders: Folders;
  stores: Stores;
}

/**
 * Removes the data of accounts that can no longer be restored. Whatever interrupts it, the next run goes on: an account
 * is removed once nothing of it is left. One that cannot be removed is logged and left for the next run. One process at
 * a time; the others do nothing.
 */
export async function removeAccounts(needs: RemovalNeeds): Promise<void> {
  await runAlone(needs.database, 'removal of accounts', async (guard) => {
    for (const account of await listRemovable(guard, removedSince(needs.clock()), AT_ONCE)) {
      await removeAccount(needs, account).catch((error: unknown) => {
        const accountId = formatId('account', account.id);
        needs.log.error({ err: error, accountId }, 'deletion: an account was not removed');
      });
    }
  });
}

async function removeAccount(needs: RemovalNeeds, account: RemovedAccount): Promise<void> {
  const { database, clock } = needs;
  if (!(await startRemoval(database.sql, clock(), account.id))) return;
  for (const remove of removals.flatMap((removal) => removal(account, needs))) await remove(needs);
  await database.sql.transaction((tx) => finishRemoval(tx, clock(), account));
}
