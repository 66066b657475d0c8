import { and, eq, inArray } from 'drizzle-orm';
import type { MemberRole } from '@launchyard/domain/access';
import { checkMemberLimit, teamViolations } from '@launchyard/domain/team';
import type { Sql } from '../kit/database.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { apps } from '../tables/apps.ts';

/** Checks what a member is to be limited to: UUIDs, with null for an id that was none. Null: no limit. */
export async function readLimit(
  sql: Sql,
  accountId: string,
  role: MemberRole,
  given: ReadonlyArray<string | null> | null,
): Promise<string[] | null> {
  refuseAny(checkMemberLimit(role, given));
  if (given === null) return null;
  const ids = [...new Set(given.filter((id) => id !== null))];
  const known = await sql.$count(apps, and(eq(apps.accountId, accountId), inArray(apps.id, ids)));
  if (known !== new Set(given).size) refuse(teamViolations.appsNotFound);
  return ids;
}

/** The names of the applications that a member is limited to, for the audit log; null for no limit. */
export async function namesOfLimit(sql: Sql, appIds: string[] | null): Promise<string[] | null> {
  if (appIds === null) return null;
  const rows = await sql.select({ name: apps.name }).from(apps).where(inArray(apps.id, appIds)).orderBy(apps.name);
  return rows.map(({ name }) => name);
}
