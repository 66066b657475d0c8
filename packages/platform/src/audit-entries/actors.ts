import { sql as raw } from 'drizzle-orm';
import type { z } from 'zod';
import { auditActors, MOST_AUDIT_ACTORS } from '@launchyard/contract/audit';
import type { Sql } from '../kit/database.ts';
import { auditLog } from '../tables/audit.ts';

type Found = z.input<(typeof auditActors)['reply']>['actors'][number];

/**
 * Everybody in the log of an account (a UUID), with their newest name. Steps from one to the next along the index:
 * `distinct` would read every entry.
 */
export async function findActors(sql: Sql, accountId: string): Promise<Found[]> {
  const mine = raw`from ${auditLog} where account_id = ${accountId}`;
  const { rows } = await sql.execute<{ who: string; actor: Found['actor'] }>(raw`
    with recursive each as (
      (select who, 1 as n ${mine} order by who limit 1)
      union all
      select (select who ${mine} and who > each.who order by who limit 1), n + 1 from each
      where each.who is not null and n < ${MOST_AUDIT_ACTORS}
    )
    select each.who, newest.actor from each
    cross join lateral (select actor ${mine} and who = each.who order by at desc, id desc limit 1) newest
    order by lower(newest.actor ->> 'label'), each.who`);
  return rows.map(({ who, actor }) => ({ actorId: who, actor }));
}
