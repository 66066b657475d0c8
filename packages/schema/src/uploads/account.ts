import { accountGet } from '@launchyard/contract/session';
import type { Context } from '../kit/context.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import type { Scope } from '../kit/scope.ts';
import { AccountType, type Account } from '../session/account.ts';
import { UploadType } from './upload.ts';

builder.objectField(UploadType, 'account', (t) =>
  t.field({
    type: AccountType,
    nullable: true,
    description: 'The account that it belongs to. Null when the session service does not respond.',
    resolve: ({ account }, _arguments, context) => wholeAccount(context, account),
  }),
);

/** A list across accounts includes them; within one account it is loaded once. */
async function wholeAccount(context: Context, account: Scope | Account): Promise<Account> {
  return 'username' in account ? account : (await read(context, accountGet, {}, account.id)).account;
}
