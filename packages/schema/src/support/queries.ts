import { accountCaseList, caseGet, caseList } from '@launchyard/contract/support';
import type { SupportCaseRow } from '@launchyard/contract/support-case';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, pageArguments, pageInput } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { askableId } from '../kit/ids.ts';
import { foundById } from '../kit/node.ts';
import { AccountType } from '../session/account.ts';
import { SupportCaseConnection } from './support-case.ts';

builder.queryField('supportCases', (t) =>
  t.field({
    type: SupportCaseConnection,
    nullable: true,
    description:
      'The open support cases of the caller, newest first. For support staff. Null when the support service does not respond.',
    args: pageArguments,
    extensions: costs({ call: 5 }),
    resolve: async (_root, args, context) => asConnection(await read(context, caseList, pageInput(args)), (row) => row),
  }),
);

builder.objectField(AccountType, 'supportCases', (t) =>
  t.field({
    type: SupportCaseConnection,
    nullable: true,
    description:
      'The support cases for the account, open or ended, by any colleague, newest first. For those who may read the audit log; FORBIDDEN for others. Null when the support service does not respond.',
    args: pageArguments,
    extensions: costs({ call: 5 }),
    resolve: async ({ id }, args, context) =>
      asConnection(await read(context, accountCaseList, pageInput(args), id), (row) => row),
  }),
);

const loaded = batched<string, SupportCaseRow>(
  async (context, account, caseIds) => (await read(context, caseGet, { caseIds }, account)).cases,
);

foundById('supportCase', {
  typeName: 'SupportCase',
  load: async (context, scope, id) => loaded(context, scope.id, askableId('supportCase', id)),
});
