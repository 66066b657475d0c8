import { and, eq, isNull } from 'drizzle-orm';
import { appViolations } from '@launchyard/domain/apps';
import { linkViolations, type LinkName } from '@launchyard/domain/links';
import type { Caller } from '../access/caller.ts';
import { requireMay } from '../access/require-may.ts';
import type { Sql, Tx } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { apps, appVersions } from '../tables/apps.ts';
import { links } from '../tables/links.ts';
import { isServable } from './served.ts';

/** A live link that the caller may change, locked until the transaction ends. `name` is null for an invalid id. */
export async function lockLink(tx: Tx, caller: Caller, name: LinkName | null) {
  const isIt = name && and(eq(links.id, name.id), eq(links.kind, name.kind));
  const [link] = isIt
    ? await tx
        .select()
        .from(links)
        .where(and(isIt, eq(links.accountId, caller.account.id), isNull(links.binItemId)))
        .for('update')
    : [];
  if (!link) return refuse(linkViolations.notFound);
  requireMay(caller, 'links.write', { id: link.appId, ifMissing: linkViolations.notFound });
  return link;
}

/**
 * Refuses unless it is a live application in which the caller may create links. `appId` is a UUID, or null for an
 * invalid id.
 */
export async function requireApp(sql: Sql, caller: Caller, appId: string | null): Promise<string> {
  if (appId === null) return refuse(appViolations.notFound);
  const isIt = and(eq(apps.id, appId), eq(apps.accountId, caller.account.id), isNull(apps.binItemId));
  if ((await sql.$count(apps, isIt)) === 0) return refuse(appViolations.notFound);
  requireMay(caller, 'links.write', { id: appId, ifMissing: appViolations.notFound });
  return appId;
}

/**
 * The number of the version that a link is to serve, null for Latest. Latest needs any servable version; a pinned link
 * needs the named one. `versionId` is undefined for Latest, a UUID, or null for an invalid id.
 */
export async function checkVersion(
  sql: Sql,
  appId: string,
  versionId: string | null | undefined,
): Promise<number | null> {
  const ofApp = eq(appVersions.appId, appId);
  if ((await sql.$count(appVersions, and(ofApp, isServable))) === 0) return refuse(linkViolations.appNotReady);
  if (versionId === undefined) return null;
  if (versionId === null) return refuse(linkViolations.versionNotFound);
  const isIt = and(ofApp, eq(appVersions.id, versionId), isNull(appVersions.binItemId));
  const [found] = await sql
    .select({ number: appVersions.number, testedAt: appVersions.testedAt })
    .from(appVersions)
    .where(isIt);
  if (!found) return refuse(linkViolations.versionNotFound);
  if (found.testedAt === null) return refuse(linkViolations.versionNotTested);
  return found.number;
}
