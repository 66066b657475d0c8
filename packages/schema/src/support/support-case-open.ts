import { caseOpen } from '@launchyard/contract/support';
import type { CallReply } from '@launchyard/contract/kit';
import {
  CASE_LOOK_UPS_PER_HOUR,
  CASE_MINUTES,
  MAX_REASON_LENGTH,
  MIN_CASE_REASON_LENGTH,
  MOST_ACCOUNTS_OF_A_PERSON,
} from '@launchyard/domain/support';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { payloadType } from '../kit/user-errors.ts';
import { AccountLookup, lookUpOf } from './account-lookup.ts';
import { SupportCase } from './support-case.ts';

type Opened = CallReply<typeof caseOpen>;

const SupportCaseOpenInput = builder.inputType('SupportCaseOpenInput', {
  description: 'Whose account to look into, and why.',
  fields: (t) => ({
    by: t.field({ type: AccountLookup, required: true, description: 'What the customer gave: exactly one of these.' }),
    reason: t.string({
      required: true,
      description: `The reason, shown to the customer: one line of ${MIN_CASE_REASON_LENGTH} to ${MAX_REASON_LENGTH} characters.`,
    }),
  }),
});

const SupportOtherAccount = builder.objectRef<Opened['memberOf'][number]>('SupportOtherAccount').implement({
  description: 'Another account in which a customer acts, by name only: to read it, open a case for it.',
  fields: (t) => ({
    accountId: t.exposeID('accountId', { description: 'The id of the account, `acc_…`, to open a case by.' }),
    accountLabel: t.exposeString('accountLabel', { description: 'The name of the account.' }),
  }),
});

const SupportCaseOpenPayload = payloadType<Opened>('SupportCaseOpenPayload', 'The result of opening a case.', (t) => ({
  supportCase: t.field({
    type: SupportCase,
    nullable: true,
    description:
      'The open case. With the reason that it was first opened for, if the caller had an open case for the account already. Null if refused.',
    resolve: ({ reply }) => reply && { ...reply.supportCase, account: reply.account },
  }),
  memberOf: t.field({
    type: [SupportOtherAccount],
    description: `The other accounts in which the owner acts, by name, at most ${MOST_ACCOUNTS_OF_A_PERSON - 1}: what they write about may be in one of them. Empty if refused.`,
    extensions: costs({ items: 2 }),
    resolve: ({ reply }) => reply?.memberOf ?? [],
  }),
}));

builder.mutationField('supportCaseOpen', (t) =>
  t.field({
    nullable: true,
    type: SupportCaseOpenPayload,
    description: `Opens a case for a customer’s account, for support staff: the account can be read for ${CASE_MINUTES} minutes. Returns the caller’s open case if there is one. Refused when no account matches; at most ${CASE_LOOK_UPS_PER_HOUR} look-ups an hour, including those that match none. The customer sees the case and its reason in the audit log.`,
    args: {
      input: t.arg({ type: SupportCaseOpenInput, required: true, description: 'Whose account, and why.' }),
    },
    resolve: (_root, { input: { by, reason } }, context) => write(context, caseOpen, { by: lookUpOf(by), reason }),
  }),
);
