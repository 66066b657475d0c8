import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { appViolations } from '@launchyard/domain/apps';
import { parseId } from '@launchyard/domain/kit';
import { linkViolations, parseLinkId } from '@launchyard/domain/links';
import { apps, appVersions } from '../tables/apps.ts';
import type { Sql, Tx } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { isServable } from './served.ts';
import { links } from '../tables/links.ts';

/** The account's live link with this public id, of either kind; it stands still until the transaction ends. */
export async function lockLink(tx: Tx, accountId: string, publicId: string) {
  const isIt = isLink(publicId);
  const [link] = isIt
    ? await tx
        .select()
        .from(links)
        .where(and(isIt, eq(links.accountId, accountId), isNull(links.binItemId)))
        .for('update')
    : [];
  return link ?? refuse(linkViolations.notFound);
}

/** Whether a row is what a public id speaks of, kind and all; undefined for an id of nothing that is a link. */
function isLink(publicId: string): SQL | undefined {
  const link = parseLinkId(publicId);
  return link ? and(eq(links.id, link.id), eq(links.kind, link.kind)) : undefined;
}

/** The UUID of a live application of the account. */
export async function findApp(sql: Sql, accountId: string, publicId: string): Promise<string> {
  const id = parseId('app', publicId);
  const isIt = id && and(eq(apps.id, id), eq(apps.accountId, accountId), isNull(apps.binItemId));
  const [row] = isIt ? await sql.select({ id: apps.id }).from(apps).where(isIt) : [];
  return row?.id ?? refuse(appViolations.notFound);
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
