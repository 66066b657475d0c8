import type { SeatPlanKind } from './catalogue.ts';
import { periodOf, type Period } from './period.ts';

/** Account §5: how many concurrent users a plan may have. */
export const SEAT_COUNT = { least: 1, most: 15, default: 3 } as const;

/** A plan that somebody bought, and that runs. */
export interface Subscription {
  plan: SeatPlanKind;
  count: number;
  /** How many were paid for until the month ends: more than `count` after some were given up. */
  paidCount: number;
  /** When the plan began: its months are counted from here. */
  anchorAt: Date;
  /** Which month runs, from 0. */
  periodIndex: number;
  /** It was cancelled: it ends with its month and is not billed again. */
  isEnding: boolean;
  /** The bill of the month that runs is not paid yet. The plan works meanwhile. */
  isUnpaid: boolean;
}

/** Account §4: the state of a plan as customers read it. One that is not paid yet counts as active. */
export type SubscriptionState = 'active' | 'pastDue' | 'ending';

export function subscriptionState({ isEnding, isUnpaid }: Subscription): SubscriptionState {
  if (isEnding) return 'ending';
  return isUnpaid ? 'pastDue' : 'active';
}

/** The month that runs. */
export const currentPeriod = ({ anchorAt, periodIndex }: Pick<Subscription, 'anchorAt' | 'periodIndex'>): Period =>
  periodOf(anchorAt, periodIndex);

/** A plan as it begins with its payment. */
export const newSubscription = (plan: SeatPlanKind, count: number, paidAt: Date): Subscription => ({
  plan,
  count,
  paidCount: count,
  anchorAt: paidAt,
  periodIndex: 0,
  isEnding: false,
  isUnpaid: false,
});
