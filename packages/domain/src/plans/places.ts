import type { SeatPlanKind } from './catalogue.ts';
import type { TrialKind } from './trial.ts';

/** The default and the largest count of concurrent users that a plan can have. */
export const DEFAULT_PLACES = 3;
export const MOST_PLACES = 15;

/** How many sessions of an account may stream at once. Null: an account of our own people, which needs no plan. */
export function placesOf(plan: { kind: TrialKind } | { kind: SeatPlanKind; count: number } | null): number {
  if (plan === null) return MOST_PLACES;
  if ('count' in plan) return plan.count;
  return plan.kind === 'trialExpired' ? 0 : DEFAULT_PLACES;
}
