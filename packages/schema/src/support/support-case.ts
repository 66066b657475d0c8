import type { SupportCaseRow } from '@launchyard/contract/support-case';
import { accountGet } from '@launchyard/contract/session';
import { CASE_MINUTES, MAX_CASE_HOURS } from '@launchyard/domain/support';
import { AuditEntry } from '../audit/audit-entry.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { connectionType } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { Node } from '../kit/node.ts';
import { AccountType, type Account } from '../session/account.ts';

/** A case, with its account if that came with it. */
export type Case = SupportCaseRow & { account?: Account };

export const SupportCase = builder.objectRef<Case>('SupportCase').implement({
  description: `A stretch of time in which a support colleague may read an account: ${CASE_MINUTES} minutes from its opening or renewal, at most ${MAX_CASE_HOURS} hours. The owner finds it in the audit log, without the name of the colleague.`,
  interfaces: [Node],
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'Why it was opened, as the colleague wrote it.' }),
    username: t.exposeString('username', { description: 'The name of the account that it is for.' }),
    createdAt: t.expose('openedAt', { type: 'DateTime', description: 'When it was opened.' }),
    expiresAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends, or has ended.' }),
    isOpen: t.exposeBoolean('isOpen', { description: 'Whether the account can be read within it now.' }),
    viewerCanRenew: t.exposeBoolean('isRenewable', {
      description: `Whether the caller may renew it: they opened it, it is open, and it does not last ${MAX_CASE_HOURS} hours yet.`,
    }),
    viewerCanClose: t.exposeBoolean('isClosable', {
      description: 'Whether the caller may close it: they opened it, and it is open.',
    }),
    account: t.field({
      type: AccountType,
      nullable: true,
      description:
        'The account that it is for, and everything in it. Null with CASE_REQUIRED for staff without an open case for the account.',
      extensions: costs({ call: 5 }),
      resolve: async ({ account, accountId }, _args, context) =>
        account ?? (await read(context, accountGet, {}, accountId)).account,
    }),
  }),
});

export const SupportCaseConnection = connectionType(SupportCase, 'support cases');

builder.objectField(AuditEntry, 'supportCase', (t) =>
  t.field({
    type: SupportCase,
    nullable: true,
    description:
      'The support case that it was done in. Null for everybody but support, and for reads that need no case, such as the list of stuck uploads.',
    resolve: ({ supportCase }) => supportCase,
  }),
);
