import { sql } from 'drizzle-orm';
import { SIGNED_LINK_KEPT_DAYS } from '@launchyard/domain/links';
import type { Area } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { removeRows } from '../kit/prune.ts';
import { signedLinks } from '../tables/links.ts';

/** Signed links that ended are forgotten: until then their visitors read why. */
export const linkWork: Area<unknown> = {
  prunes: [
    removeRows(signedLinks, (now) => {
      const then = secondsBefore(now, SIGNED_LINK_KEPT_DAYS * DAY_SECONDS);
      return sql`${signedLinks.revokedAt} < ${then} or ${signedLinks.expiresAt} < ${then}
        or (${signedLinks.uses} >= ${signedLinks.maxUses} and ${signedLinks.lastUsedAt} < ${then})`;
    }),
  ],
};
