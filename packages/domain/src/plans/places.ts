import type { PlanKind } from './trial.ts';

/** The default and the largest count of concurrent users that a plan can have. */
export const DEFAULT_PLACES = 3;
export const MOST_PLACES = 15;

/** How many sessions of an account may stream at once. Null: a plan that does not end, of our own people. */
export function placesOf(plan: PlanKind | null): number {
  if (plan === null) return MOST_PLACES;
  return plan === 'trialExpired' ? 0 : DEFAULT_PLACES;
}
