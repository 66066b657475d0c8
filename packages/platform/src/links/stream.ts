import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { parseStreamingPath, type StreamingAddress } from '@launchyard/domain/links';
import { apps, appVersions } from '../apps/tables.ts';
import { configs } from '../configs/tables.ts';
import type { Sql } from '../kit/database.ts';
import { accounts } from '../session/tables.ts';
import { streamPage } from './streamPage.ts';
import { links } from './tables.ts';

/**
 * What a visitor of a streaming link sees. A link opens while a live link for its user, app, config and version exists and
 * the version is there; anything else answers alike, as expired. `path` and `appVersion` come from the request as they are.
 */
export async function resolveStreamLink(
  { sql }: { sql: Sql },
  path: string,
  appVersion: string | null,
): Promise<{ status: number; html: string }> {
  const address = parseStreamingPath(path, appVersion);
  const version = address && (await findServedVersion(sql, address));
  if (!address || !version) return { status: 404, html: streamPage({ kind: 'expired' }) };
  return { status: 200, html: streamPage({ kind: 'noServer', appName: address.appName, version }) };
}

/** The number of the version that the link serves, or null when there is no such link or nothing behind it. */
async function findServedVersion(sql: Sql, address: StreamingAddress): Promise<number | null> {
  const [link] = await sql
    .select({ appId: links.appId, latestVersionId: apps.latestVersionId })
    .from(links)
    .innerJoin(accounts, eq(accounts.id, links.accountId))
    .innerJoin(apps, eq(apps.id, links.appId))
    .innerJoin(configs, eq(configs.id, links.configId))
    .where(
      and(
        eq(links.kind, 'streaming'),
        isNull(links.binItemId),
        isNull(apps.binItemId),
        eq(accounts.usernameKey, address.username.toLowerCase()),
        eq(apps.nameKey, address.appName.toLowerCase()),
        eq(configs.nameKey, address.configName.toLowerCase()),
        address.version === null ? isNull(links.version) : eq(links.version, address.version),
      ),
    )
    .limit(1);
  if (!link) return null;
  const isIt =
    address.version === null
      ? link.latestVersionId && eq(appVersions.id, link.latestVersionId)
      : and(eq(appVersions.appId, link.appId), eq(appVersions.number, address.version));
  if (!isIt) return null;
  const [served] = await sql
    .select({ number: appVersions.number })
    .from(appVersions)
    .where(and(isIt, isNotNull(appVersions.testedAt), isNull(appVersions.binItemId)));
  return served?.number ?? null;
}
