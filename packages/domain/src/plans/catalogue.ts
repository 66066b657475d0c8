import { cents, type Cents } from '../money/index.ts';

/** A plan that is paid per month for a number of users. */
export interface SeatPlan {
  /** As customers read it. Account §4. */
  name: string;
  /** Per month, for one. */
  unitCents: Cents;
}

/** Account §9: the plans and their prices. */
export const seatPlans = {
  concurrentUsers: { name: 'Pay Per Concurrent User', unitCents: cents(10_000) },
} as const satisfies Record<string, SeatPlan>;

export type SeatPlanKind = keyof typeof seatPlans;
