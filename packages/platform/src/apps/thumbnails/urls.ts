import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Sql } from '../../kit/database.ts';
import { thumbnails } from '../../tables/apps.ts';

/** The addresses of the thumbnails of applications (UUIDs), for those that have one. */
export async function findThumbnailUrls(
  sql: Sql,
  filesOrigin: string,
  appIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await sql
    .select({ appId: thumbnails.appId, key: thumbnails.key })
    .from(thumbnails)
    .where(and(inArray(thumbnails.appId, [...appIds]), isNotNull(thumbnails.key)));
  return new Map(rows.map(({ appId, key }) => [appId, `${filesOrigin}/pictures/${key}`]));
}
