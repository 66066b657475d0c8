import { KIB } from '../kit/bytes.ts';

/**
 * What operations may cost per minute over all gateways: for a key; for a session, whose user may have several windows
 * with live updates open; and for an address without a credential.
 */
export const POINTS_PER_MINUTE = { key: 60_000, session: 240_000, address: 60_000 } as const;
export const BUDGET_SECONDS = 60;

/** What the text of a request costs before it is parsed: what fits into a KB is paid with its operation. */
export const pointsOfText = ({ length }: { readonly length: number }): number => Math.floor(length / KIB);

/** A gateway takes a sixteenth of what is left in advance: fewer requests while much is left, exact when little is. */
const SHARE = 16;

/** How many of the `left` points a gateway takes when it needs `wanted`: at least what it needs, or nothing. */
export function pointsToTake(wanted: number, left: number): number {
  return wanted > left ? 0 : Math.max(wanted, Math.floor(left / SHARE));
}
