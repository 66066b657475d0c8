import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { appVersion, appVersionDetails } from '@launchyard/contract/apps';
import { formatId, MAX_PAGE } from '@launchyard/domain/kit';
import type { Sql } from '../../kit/database.ts';
import { instant, instantOrNull } from '../../kit/present.ts';
import { presentLinkId } from '../../links/pins.ts';
import { apps, appVersions } from '../../tables/apps.ts';
import { links } from '../../tables/links.ts';
import { uploads } from '../../tables/uploads.ts';

type WholeVersionRow = typeof appVersions.$inferSelect;
export type VersionRow = Omit<WholeVersionRow, 'contents'>;

/** Presents versions with their details, by UUID: three queries, however many. */
export async function presentVersions(
  sql: Sql,
  rows: readonly WholeVersionRow[],
): Promise<Map<string, z.input<typeof appVersionDetails>>> {
  const appIds = [...new Set(rows.map((row) => row.appId))];
  const ids = rows.map((row) => row.id);
  const [latest, uploaders, pinned] = await Promise.all([
    sql.select({ id: apps.latestVersionId }).from(apps).where(inArray(apps.id, appIds)),
    sql
      .select({ versionId: uploads.versionId, createdBy: uploads.createdBy })
      .from(uploads)
      .where(inArray(uploads.versionId, ids)),
    findPinned(sql, ids),
  ]);
  const latestIds = new Set(latest.map(({ id }) => id));
  const byUpload = new Map(uploaders.map((each) => [each.versionId, each.createdBy]));
  const byVersion = Map.groupBy(pinned, ({ versionId }) => versionId);
  return new Map(
    rows.map((row) => {
      const itsLinks = byVersion.get(row.id) ?? [];
      const details = {
        contents: row.contents,
        createdBy: byUpload.get(row.id) ?? null,
        pinnedLinkCount: itsLinks[0]?.count ?? 0,
        pinnedLinkIds: itsLinks.map(presentLinkId),
      };
      return [row.id, { ...presentVersion(row, latestIds.has(row.id)), ...details }];
    }),
  );
}

/** For each version (a UUID) how many live links are pinned to it, and the first of them by name, up to the limit. */
function findPinned(sql: Sql, versionIds: readonly string[]) {
  const isOfIt = and(
    eq(links.appId, appVersions.appId),
    eq(links.version, appVersions.number),
    isNull(links.binItemId),
  );
  const first = sql
    .select({ id: links.id, kind: links.kind, name: links.name })
    .from(links)
    .where(isOfIt)
    .orderBy(asc(links.name))
    .limit(MAX_PAGE)
    .as('first');
  const all = sql
    .select({ count: count().as('count') })
    .from(links)
    .where(isOfIt)
    .as('all');
  return sql
    .select({ versionId: appVersions.id, count: all.count, id: first.id, kind: first.kind })
    .from(appVersions)
    .crossJoinLateral(all)
    .crossJoinLateral(first)
    .where(inArray(appVersions.id, [...versionIds]))
    .orderBy(asc(first.name));
}

export function presentVersion(row: VersionRow, isLatest: boolean): z.input<typeof appVersion> {
  return {
    id: formatId('appVersion', row.id),
    appId: formatId('app', row.appId),
    number: row.number,
    buildType: row.buildType,
    sizeBytes: row.sizeBytes,
    createdAt: instant(row.createdAt),
    testedAt: instantOrNull(row.testedAt),
    testKind: row.testKind,
    isLatest,
  };
}
