import { and, count, getTableColumns, inArray, isNull, sum } from 'drizzle-orm';
import type { z } from 'zod';
import type { app } from '@launchyard/contract/apps';
import { formatId } from '@launchyard/domain/kit';
import type { LinkKind } from '@launchyard/domain/links';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { instant } from '../kit/present.ts';
import { appVersions, type apps } from '../tables/apps.ts';
import { links } from '../tables/links.ts';
import { findThumbnailUrls } from './thumbnails/urls.ts';
import type { AppUploads } from './upload-port.ts';
import { findNextVersions } from './versions/next.ts';
import { presentVersion, type VersionRow } from './versions/present.ts';

/** What presenting applications needs. */
export interface AppView extends Pick<Deps, 'database'> {
  filesOrigin: string;
  uploads: AppUploads;
}

/** Presents applications by UUID: one query for each kind of thing shown, however many applications. */
export async function presentApps(
  { database: { sql }, filesOrigin, uploads: ofApps }: AppView,
  rows: ReadonlyArray<typeof apps.$inferSelect>,
): Promise<Map<string, z.input<typeof app>>> {
  const ids = rows.map((row) => row.id);
  const [versions, stored, linked, uploads, next, thumbnailUrls] = await Promise.all([
    findVersions(
      sql,
      rows.flatMap((row) => row.latestVersionId ?? []),
    ),
    sumVersions(sql, ids),
    countLinks(sql, ids),
    ofApps.findLatest(sql, ids),
    findNextVersions(sql, ids),
    findThumbnailUrls(sql, filesOrigin, ids),
  ]);
  return new Map(
    rows.map((row) => {
      const version = versions.get(row.latestVersionId ?? '');
      const shown = {
        id: formatId('app', row.id),
        name: row.name,
        createdAt: instant(row.createdAt),
        createdBy: row.createdBy,
        updatedAt: instant(row.updatedAt),
        latestVersion: version ? presentVersion(version, true) : null,
        latestUpload: uploads.get(row.id) ?? null,
        nextVersionNumber: next.get(row.id) ?? 1,
        streamingLinkCount: linked.get(row.id)?.streaming ?? 0,
        meetingLinkCount: linked.get(row.id)?.meeting ?? 0,
        versionCount: stored.get(row.id)?.count ?? 0,
        versionsBytes: stored.get(row.id)?.bytes ?? 0,
        thumbnailUrl: thumbnailUrls.get(row.id) ?? null,
      };
      return [row.id, shown];
    }),
  );
}

async function findVersions(sql: Sql, ids: readonly string[]): Promise<Map<string, VersionRow>> {
  const { contents: _, ...columns } = getTableColumns(appVersions);
  const rows = await sql
    .select(columns)
    .from(appVersions)
    .where(inArray(appVersions.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

async function sumVersions(
  sql: Sql,
  appIds: readonly string[],
): Promise<Map<string, { count: number; bytes: number }>> {
  const rows = await sql
    .select({ appId: appVersions.appId, count: count(), bytes: sum(appVersions.sizeBytes) })
    .from(appVersions)
    .where(and(inArray(appVersions.appId, [...appIds]), isNull(appVersions.binItemId)))
    .groupBy(appVersions.appId);
  return new Map(rows.map((row) => [row.appId, { count: row.count, bytes: Number(row.bytes ?? 0) }]));
}

async function countLinks(
  sql: Sql,
  appIds: readonly string[],
): Promise<Map<string, Partial<Record<LinkKind, number>>>> {
  const rows = await sql
    .select({ appId: links.appId, kind: links.kind, count: count() })
    .from(links)
    .where(and(inArray(links.appId, [...appIds]), isNull(links.binItemId)))
    .groupBy(links.appId, links.kind);
  const counts = new Map<string, Partial<Record<LinkKind, number>>>();
  for (const row of rows) counts.set(row.appId, { ...counts.get(row.appId), [row.kind]: row.count });
  return counts;
}
