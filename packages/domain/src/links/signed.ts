import { noOther, type Violation } from '../kit/index.ts';
import { MAX_SIGNED_LINK_DAYS, MAX_SIGNED_LINK_USES, MOST_SIGNED_LINKS_COUNTED, RETURNS_OF_A_USE } from './limits.ts';
import { signedLinkViolations } from './violations.ts';

/** What a signed link was made for: so many visitors, a time, or both. */
export interface SignedLinkBounds {
  /** Null: as many visitors as want. */
  maxUses: number | null;
  /** Null: until it is used up. */
  expiresAt: Date | null;
}

/** Whether a signed link admits visitors, or why it does not. */
export const SIGNED_LINK_STATES = ['open', 'usedUp', 'expired', 'revoked'] as const;
export type SignedLinkState = (typeof SIGNED_LINK_STATES)[number];

/** A signed link ends: after so many visitors, at a time within a year, or at whichever comes first. */
export function checkSignedLink({ maxUses, expiresAt }: SignedLinkBounds, now: Date): Violation[] {
  if (maxUses === null && expiresAt === null) return [signedLinkViolations.endless];
  const hasUses = maxUses === null || (Number.isInteger(maxUses) && maxUses >= 1 && maxUses <= MAX_SIGNED_LINK_USES);
  const latest = now.getTime() + MAX_SIGNED_LINK_DAYS * 24 * 3_600_000;
  const isInTime = expiresAt === null || (expiresAt > now && expiresAt.getTime() <= latest);
  return [...(hasUses ? [] : [signedLinkViolations.uses]), ...(isInTime ? [] : [signedLinkViolations.expiry])];
}

/** A revoked link stays revoked; one that is both used up and expired is called used up. */
export function signedLinkState(
  { maxUses, uses, expiresAt, revokedAt }: SignedLinkBounds & { uses: number; revokedAt: Date | null },
  now: Date,
): SignedLinkState {
  if (revokedAt !== null) return 'revoked';
  if (maxUses !== null && uses >= maxUses) return 'usedUp';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
}

/**
 * Whether a use that a visitor got nothing for is given back: at most RETURNS_OF_A_USE times for each use. A visitor who
 * changed the page could watch briefly and claim that nothing was shown, but not forever.
 */
export const mayReturnUse = ({ maxUses, returnedUses }: { maxUses: number | null; returnedUses: number }): boolean =>
  maxUses === null || returnedUses < RETURNS_OF_A_USE * maxUses;

/** What is told of how many signed links were found, where counting stopped one beyond the most that are counted. */
export const signedLinksCounted = (found: number): { totalCount: number; hasMoreThanCounted: boolean } => ({
  totalCount: Math.min(found, MOST_SIGNED_LINKS_COUNTED),
  hasMoreThanCounted: found > MOST_SIGNED_LINKS_COUNTED,
});

/** The word for a state, as the panel shows it. */
export function signedLinkStateLabel(state: SignedLinkState): string {
  switch (state) {
    case 'open':
      return 'Open';
    case 'usedUp':
      return 'Used up';
    case 'expired':
      return 'Expired';
    case 'revoked':
      return 'Revoked';
    default:
      return noOther(state, 'Open');
  }
}
