import { and, gt, isNull, lt, or } from 'drizzle-orm';
import { signedLinks } from '../../tables/links.ts';

/** The same as `signedLinkState` says, within a query. */
export const isOpen = (now: Date) =>
  and(
    isNull(signedLinks.revokedAt),
    or(isNull(signedLinks.maxUses), lt(signedLinks.uses, signedLinks.maxUses)),
    or(isNull(signedLinks.expiresAt), gt(signedLinks.expiresAt, now)),
  );
