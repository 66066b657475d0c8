import { and, desc, eq, inArray, isNull, sql as raw } from 'drizzle-orm';
import type { z } from 'zod';
import type { appVersion } from '@launchyard/contract/apps';
import { MAX_LINKABLE_VERSIONS } from '@launchyard/domain/apps';
import type { Caller } from '../../access/caller.ts';
import { withinGrant } from '../../access/within-grant.ts';
import type { Sql } from '../../kit/database.ts';
import { isServable } from '../../links/served.ts';
import { apps, appVersions } from '../../tables/apps.ts';
import { presentVersion } from './present.ts';

/**
 * The newest versions of applications (UUIDs) that a link can be pinned to, highest number first, by application; missing
 * applications are left out.
 */
export async function findLinkable(
  sql: Sql,
  { account, grant }: Caller,
  appIds: readonly string[],
): Promise<Map<string, z.input<typeof appVersion>[]>> {
  const isReadable = and(eq(apps.accountId, account.id), withinGrant(grant, apps.id), isNull(apps.binItemId));
  const newest = sql
    .select()
    .from(appVersions)
    .where(and(eq(appVersions.appId, apps.id), isServable))
    .orderBy(desc(appVersions.number))
    .limit(MAX_LINKABLE_VERSIONS)
    .as('version');
  const { contents: _contents, ...columns } = newest._.selectedFields;
  const rows = await sql
    .select({ appId: apps.id, latestVersionId: apps.latestVersionId, version: columns })
    .from(apps)
    .leftJoinLateral(newest, raw`true`)
    .where(and(inArray(apps.id, [...appIds]), isReadable))
    .orderBy(desc(newest.number));
  const found = new Map<string, z.input<typeof appVersion>[]>();
  for (const { appId, latestVersionId, version } of rows) {
    const versions = found.get(appId) ?? [];
    if (version !== null) versions.push(presentVersion(version, version.id === latestVersionId));
    found.set(appId, versions);
  }
  return found;
}
