/**
 * What operations may cost in a minute, however many gateways are asked: those of one key; those of one session, whose person has the panel
 * open in several windows that all follow what changes; those of one address, without a credential.
 */
export const POINTS_PER_MINUTE = { key: 60_000, session: 240_000, address: 60_000 } as const;
export const BUDGET_SECONDS = 60;

/** A gateway takes the sixteenth part of what is left in advance: fewer questions while there is much, exact where there is little. */
const SHARE = 16;

/** How many points a gateway takes that needs `wanted`, of those that are `left`: what it needs at least, or none at all. */
export function pointsToTake(wanted: number, left: number): number {
  return wanted > left ? 0 : Math.max(wanted, Math.floor(left / SHARE));
}
