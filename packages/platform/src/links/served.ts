import { and, isNotNull, isNull, sql as raw, type SQL } from 'drizzle-orm';
import { apps, appVersions } from '../tables/apps.ts';
import { links } from '../tables/links.ts';

/** A version that can be served: it passed its test and was not deleted. */
export const isServable = and(isNotNull(appVersions.testedAt), isNull(appVersions.binItemId));

/**
 * The named column of the version that the row’s link serves: the one that it is pinned to, or its application’s
 * Latest.
 */
export const servedColumn = (column: SQL | (typeof appVersions)['id' | 'number' | 'buildType']) => raw`
  (select ${column} from ${appVersions} where ${appVersions.appId} = ${links.appId} and ${isServable}
   and case when ${links.version} is null then ${appVersions.id} = ${apps.latestVersionId}
     else ${appVersions.number} = ${links.version} end)`;
