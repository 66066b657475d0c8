import type { CallReply } from '@launchyard/contract/kit';
import { planGet } from '@launchyard/contract/plans';
import type { PlanKind } from '@launchyard/domain/plans';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { AccountType } from '../session/account.ts';

const PlanKindType = builder.enumType('PlanKind', {
  description: 'The kind of a plan.',
  values: {
    TRIAL: { value: 'trial', description: 'A trial that is running.' },
    TRIAL_EXPIRED: { value: 'trialExpired', description: 'A trial that is over.' },
  } as const satisfies Record<string, { value: PlanKind; description: string }>,
});

type Plan = NonNullable<CallReply<typeof planGet>['plan']>;

const PlanState = builder.objectRef<Plan>('PlanState').implement({
  description: 'The plan of an account.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PlanKindType, description: 'What it is on.' }),
    trialDays: t.exposeInt('trialDays', { description: 'The length of the trial in days.' }),
    daysLeft: t.exposeInt('daysLeft', { description: 'The number of days left, rounded up. 0 when it is over.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends, or ended.' }),
    progressPercent: t.exposeInt('progressPercent', {
      description: 'The progress to show, in percent. 98 once the trial is over.',
    }),
  }),
});

builder.objectField(AccountType, 'plan', (t) =>
  t.field({
    type: PlanState,
    nullable: true,
    description: 'The plan of the account. Null when it has no end, or when the plans service does not respond.',
    resolve: async ({ id }, _arguments, context) => (await read(context, planGet, {}, id)).plan,
  }),
);
