import { sql, type SQL } from 'drizzle-orm';
import { links } from '../tables/links.ts';

/** A link (a UUID) that something was taken from when it went into the bin, and the revision that it got by that. */
export interface LeftLink {
  id: string;
  revision: number;
}

/** Those of the links that nobody changed since: what comes back from the bin is given to them again. The others stay as somebody wanted them. */
export function areAsLeft(left: readonly LeftLink[]): SQL {
  // One parameter each, however many links there are; the ids alone are what the index finds.
  const ids = sql.param(left.map(({ id }) => id));
  const revisions = sql.param(left.map(({ revision }) => revision));
  return sql`${links.id} = any(${ids}::uuid[]) and
    (${links.id}, ${links.revision}) in (select * from unnest(${ids}::uuid[], ${revisions}::integer[]))`;
}

/** What a change of a link, by whomever, sets besides. */
export const changedAt = (now: Date) => ({ updatedAt: now, revision: sql`${links.revision} + 1` });
