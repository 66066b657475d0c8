import { inArray, max } from 'drizzle-orm';
import type { Sql } from '../../kit/database.ts';
import { appVersions } from '../../tables/apps.ts';
import { uploads } from '../../tables/uploads.ts';

/**
 * The number of the next upload of each application (UUIDs). Numbers are never reused, not even after a failed upload.
 */
export async function findNextVersions(sql: Sql, appIds: readonly string[]): Promise<Map<string, number>> {
  const ids = [...appIds];
  const [uploaded, made] = await Promise.all([
    sql
      .select({ appId: uploads.appId, number: max(uploads.versionNumber) })
      .from(uploads)
      .where(inArray(uploads.appId, ids))
      .groupBy(uploads.appId),
    sql
      .select({ appId: appVersions.appId, number: max(appVersions.number) })
      .from(appVersions)
      .where(inArray(appVersions.appId, ids))
      .groupBy(appVersions.appId),
  ]);
  const next = new Map(ids.map((id) => [id, 1]));
  for (const { appId, number } of [...uploaded, ...made]) {
    next.set(appId, Math.max(next.get(appId) ?? 1, (number ?? 0) + 1));
  }
  return next;
}
