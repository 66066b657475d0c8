import { eq } from 'drizzle-orm';
import { IS_BEING_REMOVED } from '../accounts/deletion.ts';
import type { OwnerPrune, Removal } from '../kit/area.ts';
import { pruneAsOwner, removeRows } from '../kit/prune.ts';
import { configChanges, configs } from '../tables/configs.ts';

/** The histories of configs of accounts that are being removed. */
export const removedChanges: OwnerPrune = {
  table: configChanges,
  functionName: 'remove_config_changes',
  condition: `config_id in
    (select configs.id from configs join accounts on accounts.id = configs.account_id where ${IS_BEING_REMOVED})`,
};

export const removeConfigs: Removal = ({ id }) => [
  pruneAsOwner(removedChanges),
  removeRows(configs, () => eq(configs.accountId, id)),
];
