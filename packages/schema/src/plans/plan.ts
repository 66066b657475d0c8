import type { CallReply } from '@launchyard/contract/kit';
import { planGet } from '@launchyard/contract/plans';
import type { PlanKind } from '@launchyard/domain/plans';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { AccountType } from '../session/account.ts';

const PlanKindType = builder.enumType('PlanKind', {
  description: 'What an account is on.',
  values: {
    TRIAL: { value: 'trial', description: 'Its trial runs.' },
    TRIAL_EXPIRED: { value: 'trialExpired', description: 'Its trial is over.' },
  } as const satisfies Record<string, { value: PlanKind; description: string }>,
});

type Plan = NonNullable<CallReply<typeof planGet>['plan']>;

const PlanState = builder.objectRef<Plan>('PlanState').implement({
  description: 'What an account is on, and until when.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PlanKindType, description: 'What it is on.' }),
    trialDays: t.exposeInt('trialDays', { description: 'How many days the trial had when it began.' }),
    daysLeft: t.exposeInt('daysLeft', { description: 'How many days are left, rounded up; 0 when it is over.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends, or ended.' }),
    progressPercent: t.exposeInt('progressPercent', {
      description: 'How full the bar of the panel is, in percent; 98 once the trial is over.',
    }),
  }),
});

builder.objectField(AccountType, 'plan', (t) =>
  t.field({
    type: PlanState,
    nullable: true,
    description: 'What the account is on. Null when nothing ends, or the plans service does not answer.',
    resolve: async ({ id }, _arguments, context) => (await read(context, planGet, {}, id)).plan,
  }),
);
