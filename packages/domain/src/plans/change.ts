import type { Violation } from '../kit/index.ts';
import { billOf, seatLine, type Bill, type BillLine } from './bill.ts';
import type { SeatPlanKind } from './catalogue.ts';
import { changeViolations, countSame } from './violations.ts';
import { monthlyBill } from './renewal.ts';
import { currentPeriod, newSubscription, SEAT_COUNT, type Subscription } from './subscription.ts';

/** What a customer wants of their plan. */
export type PlanWish =
  | { kind: 'start'; plan: SeatPlanKind; count: number }
  | { kind: 'setCount'; count: number }
  | { kind: 'cancel' }
  | { kind: 'reactivate' };

/** What is given up: how many fewer may stream at once, and from when on. */
export interface Loss {
  places: number;
  at: Date;
}

/** Everything that a change of a plan costs and does: what its dialog shows is what is charged. */
export interface PlanChange {
  wish: PlanWish;
  /** Due when the change is made. */
  today: Bill;
  /** The next regular bill after the change; null if there is none. */
  nextBill: Bill | null;
  /** The next one if nothing is changed. */
  nextBillUnchanged: Bill | null;
  loss: Loss | null;
  /** The plan after the change. */
  next: Subscription;
}

/** A change, or why it cannot be made. */
export type PlannedChange =
  { kind: 'possible'; change: PlanChange } | { kind: 'refused'; refusals: readonly Violation[] };

/**
 * Works out a change of an account’s plan (null: it has none). Account §4, 'Subscription lifecycle' and 'CCU/License
 * count'. More users are charged for the rest of the month at once. Fewer take effect at once and lower the next bill;
 * until the month ends, what was paid for can be taken back without a charge. Nothing else works out a price.
 */
export function planChange(subscription: Subscription | null, wish: PlanWish, now: Date): PlannedChange {
  const refusals = wish.kind === 'start' ? refuseStart(subscription, wish.count) : refuseChange(subscription, wish);
  if (refusals.length > 0) return { kind: 'refused', refusals };
  return { kind: 'possible', change: worked(subscription, wish, now) };
}

function refuseStart(subscription: Subscription | null, count: number): Violation[] {
  return subscription === null ? refuseCount(count) : [changeViolations.alreadySubscribed];
}

function refuseChange(subscription: Subscription | null, wish: PlanWish): Violation[] {
  if (subscription === null) return [changeViolations.noPlan];
  if (wish.kind === 'reactivate') return subscription.isEnding ? [] : [changeViolations.notEnding];
  if (subscription.isEnding) return [changeViolations.ending];
  if (wish.kind !== 'setCount') return [];
  if (subscription.isUnpaid) return [changeViolations.unpaid];
  const refusals = refuseCount(wish.count);
  return refusals.length === 0 && wish.count === subscription.count ? [countSame(wish.count)] : refusals;
}

const refuseCount = (count: number): Violation[] =>
  Number.isInteger(count) && count >= SEAT_COUNT.least && count <= SEAT_COUNT.most ? [] : [changeViolations.countRange];

function worked(subscription: Subscription | null, wish: PlanWish, now: Date): PlanChange {
  if (wish.kind === 'start') {
    const next = newSubscription(wish.plan, wish.count, now);
    return {
      wish,
      today: billOf(now, [seatLine(wish.plan, wish.count, currentPeriod(next))]),
      nextBill: monthlyBill(next),
      nextBillUnchanged: null,
      loss: null,
      next,
    };
  }
  if (subscription === null) throw new Error('a change without a plan was not refused');
  const { lines, next, loss } = changed(subscription, wish, now);
  return {
    wish,
    today: billOf(now, lines),
    nextBill: monthlyBill(next),
    nextBillUnchanged: monthlyBill(subscription),
    loss,
    next,
  };
}

function changed(
  subscription: Subscription,
  wish: Exclude<PlanWish, { kind: 'start' }>,
  now: Date,
): { lines: BillLine[]; next: Subscription; loss: Loss | null } {
  const month = currentPeriod(subscription);
  const { plan, count, paidCount } = subscription;
  if (wish.kind === 'cancel') {
    return { lines: [], next: { ...subscription, isEnding: true }, loss: { places: count, at: month.endsAt } };
  }
  if (wish.kind === 'reactivate') return { lines: [], next: { ...subscription, isEnding: false }, loss: null };
  const added = Math.max(0, wish.count - paidCount);
  return {
    lines: added > 0 ? [seatLine(plan, added, month, now)] : [],
    next: { ...subscription, count: wish.count, paidCount: paidCount + added },
    loss: wish.count < count ? { places: count - wish.count, at: now } : null,
  };
}
