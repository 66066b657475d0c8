import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { withinGrant } from '../access/within-grant.ts';
import { appVersions } from '../tables/apps.ts';
import { binItems } from '../tables/bin.ts';
import { links } from '../tables/links.ts';

const linkAppId = sql`(select ${links.appId} from ${links} where ${links.id} = ${binItems.subjectId})`;
const versionAppId = sql`(select ${appVersions.appId} from ${appVersions} where ${appVersions.id} = ${binItems.subjectId})`;

/** The application (a UUID) that a bin item is or belongs to; null for items of the whole account. */
export const itemAppId = sql<string | null>`(case ${binItems.kind}
  when 'app' then ${binItems.subjectId} when 'appVersion' then ${versionAppId}
  when 'streamingLink' then ${linkAppId} when 'meetingLink' then ${linkAppId} end)`;

/** The part of the bin that a caller may read. */
export function readableBy({ account, grant }: Caller): SQL | undefined {
  const isWithin = withinGrant(grant, itemAppId);
  return and(eq(binItems.accountId, account.id), isWithin && or(isWithin, inArray(binItems.kind, ['config', 'asset'])));
}
