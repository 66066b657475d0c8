import { and, desc, eq, isNotNull, isNull, sql as raw, type SQL } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { apps, appVersions } from '../tables/apps.ts';
import { links } from '../tables/links.ts';

/** A version that can be served: it passed its test and was not deleted. */
export const isServable = and(isNotNull(appVersions.testedAt), isNull(appVersions.binItemId));

/** What the link of the row serves, of the named column: the version that it is fixed to, or that which its application has as Latest. */
export const servedColumn = (column: SQL | (typeof appVersions)['number'] | (typeof appVersions)['buildType']) => raw`
  (select ${column} from ${appVersions} where ${appVersions.appId} = ${links.appId} and ${isServable}
   and case when ${links.version} is null then ${appVersions.id} = ${apps.latestVersionId}
     else ${appVersions.number} = ${links.version} end)`;

/** The numbers of the servable versions of applications, the highest first, by the application's UUID. */
export async function findServable(
  sql: Sql,
  accountId: string,
  which: SQL | undefined,
): Promise<Map<string, number[]>> {
  const rows = await sql
    .select({ appId: apps.id, number: appVersions.number })
    .from(apps)
    .leftJoin(appVersions, and(eq(appVersions.appId, apps.id), isServable))
    .where(and(eq(apps.accountId, accountId), isNull(apps.binItemId), which))
    .orderBy(desc(appVersions.number));
  const found = new Map<string, number[]>();
  for (const { appId, number } of rows) {
    const numbers = found.get(appId) ?? [];
    if (number !== null) numbers.push(number);
    found.set(appId, numbers);
  }
  return found;
}
