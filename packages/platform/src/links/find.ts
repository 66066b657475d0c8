import { and, eq, isNull } from 'drizzle-orm';
import { appViolations } from '@launchyard/domain/apps';
import { parseId } from '@launchyard/domain/kit';
import { linkNotFound, linkViolations, type LinkKind } from '@launchyard/domain/links';
import { apps, appVersions } from '../apps/tables.ts';
import type { Sql, Tx } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { isServable } from './served.ts';
import { links } from './tables.ts';

/** The account's live link of that kind, which stands still until the transaction ends. `linkId` is a UUID, or null for an id that was none. */
export async function lockLink(tx: Tx, accountId: string, kind: LinkKind, linkId: string | null) {
  const isIt =
    linkId === null
      ? undefined
      : and(eq(links.id, linkId), eq(links.kind, kind), eq(links.accountId, accountId), isNull(links.binItemId));
  const [link] = isIt ? await tx.select().from(links).where(isIt).for('update') : [];
  return link ?? refuse(linkNotFound(kind));
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
