import type { SupportCaseRow } from '@launchyard/contract/support-case';
import { accountGet } from '@launchyard/contract/session';
import {
  CASE_MINUTES,
  MAX_CASE_HOURS,
  type Consent,
  type ConsentAct,
  type ConsentChannel,
} from '@launchyard/domain/support';
import { AuditEntry } from '../audit/audit-entry.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { connectionType } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { Node } from '../kit/node.ts';
import { AccountType, type Account } from '../session/account.ts';

/** A case, with its account if that came with it. */
export type Case = SupportCaseRow & { account?: Account };

export const SupportConsentAct = builder.enumType('SupportConsentAct', {
  description: 'What a customer may allow an administrator to do within a case.',
  values: {
    END_SESSION: { value: 'endSession', description: 'End a session of the owner or a member.' },
    RETRY_UPLOAD: { value: 'retryUpload', description: 'Retry a failed upload.' },
  } as const satisfies Record<string, { value: ConsentAct; description: string }>,
});

export const SupportConsentChannel = builder.enumType('SupportConsentChannel', {
  description: 'How a customer gave a consent.',
  values: {
    EMAIL: { value: 'email', description: 'In an e-mail.' },
    PHONE: { value: 'phone', description: 'On the phone.' },
    CHAT: { value: 'chat', description: 'In a chat.' },
  } as const satisfies Record<string, { value: ConsentChannel; description: string }>,
});

const SupportConsent = builder.objectRef<Consent>('SupportConsent').implement({
  description: 'A permission of the customer, as an administrator recorded it in a case. It ends with the case.',
  fields: (t) => ({
    act: t.expose('act', { type: SupportConsentAct, description: 'What is allowed.' }),
    givenBy: t.exposeString('givenBy', { description: 'Who allowed it.' }),
    channel: t.expose('channel', { type: SupportConsentChannel, description: 'How they said so.' }),
    note: t.exposeString('note', { nullable: true, description: 'What was said. Null when nothing was noted.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was recorded.' }),
  }),
});

export const SupportCase = builder.objectRef<Case>('SupportCase').implement({
  description: `A stretch of time in which a support colleague may read an account: ${CASE_MINUTES} minutes from its opening or renewal, at most ${MAX_CASE_HOURS} hours. The owner finds it in the audit log, without the name of the colleague.`,
  interfaces: [Node],
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'Why it was opened, as the colleague wrote it.' }),
    accountLabel: t.exposeString('accountLabel', {
      description:
        'The username of the account that it is for, or the e-mail address of its owner until they have chosen one.',
    }),
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

builder.objectFields(SupportCase, (t) => ({
  viewerCanActWithConsent: t.exposeBoolean('isActable', {
    description:
      'Whether the caller may end sessions and retry uploads that the customer allowed: administrators in an open case of their own.',
  }),
  consents: t.field({
    type: [SupportConsent],
    description: 'What the customer allowed, at most one consent for each act: the newest.',
    extensions: costs({ items: 2 }),
    resolve: ({ consents }) => consents,
  }),
}));

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
