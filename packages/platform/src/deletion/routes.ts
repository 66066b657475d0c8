import { accountDelete, accountRestore } from '@launchyard/contract/deletion';
import { parseId } from '@launchyard/domain/kit';
import { grantIn } from '../access/grant.ts';
import { presentAccount } from '../accounts/present.ts';
import { changeRoute, type Route } from '../http/routes.ts';
import { deleteAccount } from './delete.ts';
import { restoreAccount, type RestoreDeps } from './restore.ts';

export function deletionRoutes(deps: RestoreDeps): Route[] {
  return [
    changeRoute(accountDelete, async ({ confirmation }, caller, inTransaction) => {
      await deleteAccount(deps, inTransaction, caller, { call: accountDelete.name, confirmation });
      return {};
    }),
    changeRoute(accountRestore, async ({ accountId, reason }, caller, inTransaction) => {
      const wish = { accountId: parseId('account', accountId), reason };
      const account = await restoreAccount(deps, inTransaction, caller, wish);
      return { account: presentAccount(account, grantIn(caller, account.id)) };
    }),
  ];
}
