import { and, eq, isNull } from 'drizzle-orm';
import { appViolations } from '@launchyard/domain/apps';
import { linkViolations, type LinkName } from '@launchyard/domain/links';
import type { Sql, Tx } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { apps, appVersions } from '../tables/apps.ts';
import { links } from '../tables/links.ts';
import { isServable } from './served.ts';

/** The account's live link; it stands still until the transaction ends. `name` is null for an id that was none. */
export async function lockLink(tx: Tx, accountId: string, name: LinkName | null) {
  const isIt = name && and(eq(links.id, name.id), eq(links.kind, name.kind));
  const [link] = isIt
    ? await tx
        .select()
        .from(links)
        .where(and(isIt, eq(links.accountId, accountId), isNull(links.binItemId)))
        .for('update')
    : [];
  return link ?? refuse(linkViolations.notFound);
}

/** Refuses unless it is a live application of the account. `appId` is a UUID, or null for an id that was none. */
export async function requireApp(sql: Sql, accountId: string, appId: string | null): Promise<string> {
  if (appId === null) return refuse(appViolations.notFound);
  const isIt = and(eq(apps.id, appId), eq(apps.accountId, accountId), isNull(apps.binItemId));
  return (await sql.$count(apps, isIt)) > 0 ? appId : refuse(appViolations.notFound);
}

/** A link needs something to serve: any servable version for Latest, or just the one that it names. */
export async function checkVersion(sql: Sql, appId: string, version: number | null): Promise<void> {
  const ofApp = eq(appVersions.appId, appId);
  if ((await sql.$count(appVersions, and(ofApp, isServable))) === 0) return refuse(linkViolations.appNotReady);
  if (version === null) return;
  const isIt = and(ofApp, eq(appVersions.number, version), isNull(appVersions.binItemId));
  const [found] = await sql.select({ testedAt: appVersions.testedAt }).from(appVersions).where(isIt);
  if (!found) return refuse(linkViolations.versionNotFound);
  if (found.testedAt === null) refuse(linkViolations.versionNotTested);
}
