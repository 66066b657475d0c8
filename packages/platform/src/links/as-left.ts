import { sql, type SQL } from 'drizzle-orm';
import { links } from '../tables/links.ts';

/** A link (a UUID) that lost its config or version when that moved to the bin, and the revision this gave it. */
export interface LeftLink {
  id: string;
  revision: number;
}

/** The links not changed since: they get back what is restored from the bin. The others stay as they are. */
export function areAsLeft(left: readonly LeftLink[]): SQL {
  // One parameter each, however many links there are; the index finds them by id alone.
  const ids = sql.param(left.map(({ id }) => id));
  const revisions = sql.param(left.map(({ revision }) => revision));
  return sql`${links.id} = any(${ids}::uuid[]) and
    (${links.id}, ${links.revision}) in (select * from unnest(${ids}::uuid[], ${revisions}::integer[]))`;
}

/** What every change of a link also sets. */
export const changedAt = (now: Date) => ({ updatedAt: now, revision: sql`${links.revision} + 1` });
