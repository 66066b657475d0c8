import type { CallReply } from '@launchyard/contract/kit';
import { planGet } from '@launchyard/contract/plans';
import { EXPIRED_PERCENT, type PlanKind } from '@launchyard/domain/plans';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { AccountType } from '../session/account.ts';

type Plan = NonNullable<CallReply<typeof planGet>['plan']>;

const typeNames: Record<PlanKind, string> = { trial: 'Trial', trialExpired: 'TrialExpired' };

const Trial = builder.objectRef<Plan>('Trial').implement({
  description: 'A trial that is running.',
  fields: (t) => ({
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends.' }),
    trialDays: t.exposeInt('trialDays', { description: 'The length of the trial in days.' }),
    daysLeft: t.exposeInt('daysLeft', { description: 'The number of days left, rounded up.' }),
    progressPercent: t.exposeInt('progressPercent', { description: 'The share of its days that is over, in percent.' }),
  }),
});

const TrialExpired = builder.objectRef<Plan>('TrialExpired').implement({
  description: 'A trial that is over.',
  fields: (t) => ({
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ended.' }),
    trialDays: t.exposeInt('trialDays', { description: 'The length that the trial had in days.' }),
    progressPercent: t.exposeInt('progressPercent', {
      description: `The progress to show, in percent: always ${EXPIRED_PERCENT}.`,
    }),
  }),
});

/** A union, not an interface: what one kind of plan always has, another may never have. */
const PlanState = builder.unionType('PlanState', {
  description: 'The plan of an account. Each kind of plan is a type of its own.',
  types: [Trial, TrialExpired],
  resolveType: ({ kind }) => typeNames[kind],
});

builder.objectField(AccountType, 'plan', (t) =>
  t.field({
    type: PlanState,
    nullable: true,
    description: 'The plan of the account. Null when it has no end, or when the plans service does not respond.',
    resolve: async ({ id }, _arguments, context) => (await read(context, planGet, {}, id)).plan,
  }),
);
