import { changePreview } from '@launchyard/contract/billing';
import { Refused, type CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { refused, requireCredential, type Outcome } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { asGraphQLError } from '../kit/errors.ts';
import { payloadType } from '../kit/user-errors.ts';
import { BillType } from '../plans/bill.ts';
import { AccountType } from '../session/account.ts';
import { asWish, PlanWishInput } from './wish.ts';

type Preview = CallReply<typeof changePreview>;

const PlanLoss = builder.objectRef<NonNullable<Preview['loss']>>('PlanLoss').implement({
  description: 'What is given up by a change of the plan.',
  fields: (t) => ({
    places: t.exposeInt('places', { description: 'How many fewer may stream at once.' }),
    startsAt: t.expose('at', { type: 'DateTime', description: 'From when on.' }),
  }),
});

const PlanChangePreview = payloadType<Preview>(
  'PlanChangePreview',
  'What a change of the plan costs and does, or why it cannot be made.',
  (t) => ({
    today: t.field({
      type: BillType,
      nullable: true,
      description: 'What is due when the change is made. Null if it cannot be made.',
      resolve: ({ reply }) => reply?.today,
    }),
    nextBill: t.field({
      type: BillType,
      nullable: true,
      description: 'The next regular bill after the change. Null if there is none.',
      resolve: ({ reply }) => reply?.nextBill,
    }),
    nextBillUnchanged: t.field({
      type: BillType,
      nullable: true,
      description: 'The next regular bill if nothing is changed. Null if there is none.',
      resolve: ({ reply }) => reply?.nextBillUnchanged,
    }),
    loss: t.field({
      type: PlanLoss,
      nullable: true,
      description: 'What is given up. Null if nothing is.',
      resolve: ({ reply }) => reply?.loss,
    }),
    fingerprint: t.string({
      nullable: true,
      description:
        'Names exactly this change. Give it to the mutation within ten minutes: it makes this change at this price, or none. Null if it cannot be made.',
      resolve: ({ reply }) => reply?.fingerprint,
    }),
  }),
);

builder.objectField(AccountType, 'planChangePreview', (t) =>
  t.field({
    type: PlanChangePreview,
    nullable: true,
    description:
      'What a change of the plan would cost: today, with the next bill, and what is given up. Nothing is changed. Null when the billing service does not respond.',
    args: { wish: t.arg({ type: PlanWishInput, required: true, description: 'What to do with the plan.' }) },
    extensions: costs({ call: 10 }),
    resolve: async ({ id }, { wish }, context): Promise<Outcome<Preview>> => {
      requireCredential(context, changePreview);
      try {
        const reply = await context.upstream.call(changePreview, { wish: asWish(wish) }, { account: id });
        return { reply, refusals: [] };
      } catch (error) {
        if (error instanceof Refused) return refused(error.violations);
        throw asGraphQLError(error);
      }
    },
  }),
);
