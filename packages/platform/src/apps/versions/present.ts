import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { appVersion, appVersionDetails } from '@launchyard/contract/apps';
import { formatId } from '@launchyard/domain/kit';
import type { Sql } from '../../kit/database.ts';
import { instant, instantOrNull } from '../../kit/present.ts';
import { links } from '../../links/tables.ts';
import { uploads } from '../../uploads/tables.ts';
import { apps, type appVersions } from '../tables.ts';
import { presentNamedLink } from './pins.ts';

type VersionRow = typeof appVersions.$inferSelect;

const MOST_LINKS = 100;

/** Versions with what is told of them by themselves, by UUID: three queries, however many. */
export async function presentVersions(
  sql: Sql,
  rows: readonly VersionRow[],
): Promise<Map<string, z.input<typeof appVersionDetails>>> {
  const appIds = [...new Set(rows.map((row) => row.appId))];
  const ids = rows.map((row) => row.id);
  const [latest, uploaders, pinned] = await Promise.all([
    sql.select({ id: apps.latestVersionId }).from(apps).where(inArray(apps.id, appIds)),
    sql
      .select({ versionId: uploads.versionId, startedBy: uploads.startedBy })
      .from(uploads)
      .where(inArray(uploads.versionId, ids)),
    sql
      .select({ id: links.id, kind: links.kind, name: links.name, appId: links.appId, version: links.version })
      .from(links)
      .where(and(inArray(links.appId, appIds), isNotNull(links.version), isNull(links.binItemId)))
      .orderBy(asc(links.name)),
  ]);
  const latestIds = new Set(latest.map(({ id }) => id));
  const byUpload = new Map(uploaders.map((each) => [each.versionId, each.startedBy]));
  const byVersion = Map.groupBy(pinned, ({ appId, version }) => `${appId} ${version}`);
  return new Map(
    rows.map((row) => {
      const itsLinks = byVersion.get(`${row.appId} ${row.number}`) ?? [];
      const details = {
        uploadedBy: byUpload.get(row.id) ?? null,
        pinnedLinkCount: itsLinks.length,
        pinnedLinks: itsLinks.slice(0, MOST_LINKS).map(presentNamedLink),
      };
      return [row.id, { ...presentVersion(row, latestIds.has(row.id)), ...details }];
    }),
  );
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
    isLatest,
  };
}
