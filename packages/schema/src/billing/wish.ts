import type { CallInput } from '@launchyard/contract/kit';
import type { changePreview } from '@launchyard/contract/billing';
import { SEAT_COUNT } from '@launchyard/domain/plans';
import { builder } from '../kit/builder.ts';
import { badUserInput } from '../kit/errors.ts';
import { PlanKind } from '../plans/bill.ts';

type Wish = CallInput<typeof changePreview>['wish'];
export type ChangeWish = Exclude<Wish, { kind: 'start' }>;

const PlanStartInput = builder.inputType('PlanStartInput', {
  description: 'A plan to be bought.',
  fields: (t) => ({
    plan: t.field({ type: PlanKind, required: true, description: 'The plan.' }),
    count: t.int({
      required: true,
      description: `For how many, ${SEAT_COUNT.least} to ${SEAT_COUNT.most}.`,
    }),
  }),
});

/** What somebody wants of their plan: exactly one of these. */
export const PlanWishInput = builder.inputType('PlanWishInput', {
  description: 'What to do with the plan of the account: exactly one of these.',
  isOneOf: true,
  fields: (t) => ({
    start: t.field({ type: PlanStartInput, description: 'Buy a plan.' }),
    setCount: t.int({
      description: `Change for how many the plan is, ${SEAT_COUNT.least} to ${SEAT_COUNT.most}.`,
    }),
    cancel: t.boolean({ description: 'Cancel the plan: it ends with its month. Always true.' }),
    reactivate: t.boolean({ description: 'Take a cancellation back. Always true.' }),
  }),
});

/** A change of a plan that runs: exactly one of these. */
export const PlanChangeWishInput = builder.inputType('PlanChangeWishInput', {
  description: 'How to change the plan: exactly one of these.',
  isOneOf: true,
  fields: (t) => ({
    setCount: t.int({
      description: `Change for how many it is, ${SEAT_COUNT.least} to ${SEAT_COUNT.most}.`,
    }),
    cancel: t.boolean({ description: 'Cancel it: it ends with its month. Always true.' }),
    reactivate: t.boolean({ description: 'Take a cancellation back. Always true.' }),
  }),
});

/** The wish as the services know it. Throws BAD_USER_INPUT unless exactly one was given. */
export function asWish(given: typeof PlanWishInput.$inferInput): Wish {
  return given.start ? { kind: 'start', ...given.start } : asChangeWish(given);
}

export function asChangeWish({ setCount, cancel, reactivate }: typeof PlanChangeWishInput.$inferInput): ChangeWish {
  if (typeof setCount === 'number') return { kind: 'setCount', count: setCount };
  if (cancel === true) return { kind: 'cancel' };
  if (reactivate === true) return { kind: 'reactivate' };
  throw badUserInput('Say what to do with the plan: give one field, and `true` where it is a yes or no.');
}
