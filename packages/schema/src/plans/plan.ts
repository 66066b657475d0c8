import type { CallReply } from '@launchyard/contract/kit';
import { planGet } from '@launchyard/contract/plans';
import { EXPIRED_PERCENT, type SubscriptionState as State } from '@launchyard/domain/plans';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { AccountType } from '../session/account.ts';
import { BillType } from './bill.ts';

type Plan = NonNullable<CallReply<typeof planGet>['plan']>;
type PlanOf<Kind extends Plan['kind']> = Extract<Plan, { kind: Kind }>;

const typeNames: Record<Plan['kind'], string> = {
  trial: 'Trial',
  trialExpired: 'TrialExpired',
  concurrentUsers: 'ConcurrentUsersPlan',
};

const Trial = builder.objectRef<PlanOf<'trial'>>('Trial').implement({
  description: 'A trial that is running.',
  fields: (t) => ({
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends.' }),
    trialDays: t.exposeInt('trialDays', { description: 'The length of the trial in days.' }),
    daysLeft: t.exposeInt('daysLeft', { description: 'The number of days left, rounded up.' }),
    progressPercent: t.exposeInt('progressPercent', { description: 'The share of its days that is over, in percent.' }),
  }),
});

const TrialExpired = builder.objectRef<PlanOf<'trialExpired'>>('TrialExpired').implement({
  description: 'A trial that is over.',
  fields: (t) => ({
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ended.' }),
    trialDays: t.exposeInt('trialDays', { description: 'The length that the trial had in days.' }),
    progressPercent: t.exposeInt('progressPercent', {
      description: `The progress to show, in percent: always ${EXPIRED_PERCENT}.`,
    }),
  }),
});

const SubscriptionState = builder.enumType('SubscriptionState', {
  description: 'The state of a plan that was bought. It works in each of them.',
  values: {
    ACTIVE: { value: 'active', description: 'It is paid, and goes on.' },
    PAST_DUE: { value: 'pastDue', description: 'Its bill could not be charged yet. The card is tried again.' },
    ENDING: { value: 'ending', description: 'It is cancelled, and ends with its month.' },
  } as const satisfies Record<string, { value: State; description: string }>,
});

const ConcurrentUsersPlan = builder.objectRef<PlanOf<'concurrentUsers'>>('ConcurrentUsersPlan').implement({
  description: 'Pay Per Concurrent User: a price per month for each who may stream at once.',
  fields: (t) => ({
    state: t.expose('state', { type: SubscriptionState, description: 'Whether it is paid, and whether it goes on.' }),
    count: t.exposeInt('count', { description: 'How many may stream at once.' }),
    paidCount: t.exposeInt('paidCount', {
      description: 'How many are paid for until the month ends: the count can be raised to it without a charge.',
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the plan began.' }),
    monthStartedAt: t.expose('monthStartedAt', { type: 'DateTime', description: 'When the month that runs began.' }),
    monthEndsAt: t.expose('monthEndsAt', {
      type: 'DateTime',
      description: 'When that month ends: then the next bill is due, or the plan ends.',
    }),
    daysLeft: t.exposeInt('daysLeft', { description: 'How many days of the month are left, rounded up.' }),
    nextBill: t.expose('nextBill', {
      type: BillType,
      nullable: true,
      description: 'The next regular bill. Null when the plan is cancelled.',
    }),
  }),
});

/** A union, not an interface: what one kind of plan always has, another may never have. */
const PlanState = builder.unionType('PlanState', {
  description: 'The plan of an account. Each kind of plan is a type of its own.',
  types: [Trial, TrialExpired, ConcurrentUsersPlan],
  resolveType: ({ kind }) => typeNames[kind],
});

builder.objectField(AccountType, 'plan', (t) =>
  t.field({
    type: PlanState,
    nullable: true,
    description:
      'The plan of the account: the one that was bought, or the trial. Null when it needs none, or when the plans service does not respond.',
    resolve: async ({ id }, _arguments, context) => (await read(context, planGet, {}, id)).plan,
  }),
);
