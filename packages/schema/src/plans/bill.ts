import type { Bill } from '@launchyard/contract/billing';
import { seatPlans } from '@launchyard/domain/plans';
import { builder } from '../kit/builder.ts';
import { costs } from '../kit/cost.ts';

type BillLine = Bill['lines'][number];

export const PlanKind = builder.enumType('PlanKind', {
  description: 'A plan that can be bought.',
  values: {
    CONCURRENT_USERS: { value: 'concurrentUsers', description: 'Per month, for each who may stream at once.' },
  } as const satisfies Record<string, { value: BillLine['plan']; description: string }>,
});

const BillLineType = builder.objectRef<BillLine>('BillLine').implement({
  description: 'A line of a bill: so many of a plan, for a month or for the rest of one.',
  fields: (t) => ({
    plan: t.expose('plan', { type: PlanKind, description: 'The plan that it is for.' }),
    planName: t.string({
      description: 'The name of the plan, as the panel shows it.',
      resolve: ({ plan }) => seatPlans[plan].name,
    }),
    count: t.exposeInt('count', { description: 'How many it is for.' }),
    unitCents: t.exposeInt('unitCents', { description: 'What one costs for a month, in US cents.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'From when on it is for.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'Until when it is for.' }),
    partSeconds: t.exposeInt('partSeconds', { description: 'How much of the month that is, in seconds.' }),
    wholeSeconds: t.exposeInt('wholeSeconds', { description: 'How long the month is, in seconds.' }),
    amountCents: t.exposeInt('amountCents', { description: 'What it costs, in US cents.' }),
  }),
});

export const BillType = builder.objectRef<Bill>('Bill').implement({
  description: 'What is due at an instant, and what for. Its lines and its tax add up to its total.',
  fields: (t) => ({
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'When it is due.' }),
    lines: t.field({
      type: [BillLineType],
      description: 'What it is for.',
      extensions: costs({ items: 2 }),
      resolve: ({ lines }) => lines,
    }),
    taxCents: t.exposeInt('taxCents', { description: 'The tax, in US cents. None is charged yet.' }),
    totalCents: t.exposeInt('totalCents', { description: 'The total, in US cents.' }),
  }),
});
