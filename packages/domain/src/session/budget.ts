/** What the operations of one key may cost in a minute, however many gateways it asks. */
export const POINTS_PER_MINUTE = 60_000;
export const BUDGET_SECONDS = 60;

/** A gateway takes the sixteenth part of what is left in advance: fewer questions while there is much, exact where there is little. */
const SHARE = 16;

/** How many points a gateway takes that needs `wanted`, of those that are `left`: what it needs at least, or none at all. */
export function pointsToTake(wanted: number, left: number): number {
  return wanted > left ? 0 : Math.max(wanted, Math.floor(left / SHARE));
}
