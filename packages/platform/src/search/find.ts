import { formatLinkId, LINK_ID_KINDS } from '@launchyard/domain/links';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { found } from '@launchyard/contract/search';
import { formatId } from '@launchyard/domain/kit';
import { MOST_FOUND } from '@launchyard/domain/search';
import type { Caller } from '../access/caller.ts';
import { withinGrant } from '../access/within-grant.ts';
import { isAmong } from '../kit/among.ts';
import type { Sql } from '../kit/database.ts';
import { keyContains } from '../kit/like.ts';
import { apps } from '../tables/apps.ts';
import { configs } from '../tables/configs.ts';
import { links } from '../tables/links.ts';

type Found = z.input<typeof found>;

/**
 * What a caller may read with this in its name: some of each kind, the newest first. Which they are is found in an index alone, since
 * every name is looked at; only those are read.
 */
export async function find(sql: Sql, caller: Caller, text: string): Promise<Found[]> {
  const found = await Promise.all([
    findApps(sql, caller, text),
    findLinks(sql, caller, text),
    findConfigs(sql, caller.account.id, text),
  ]);
  return found.flat();
}

async function findApps(sql: Sql, { account, grant }: Caller, text: string): Promise<Found[]> {
  const isReadable = and(eq(apps.accountId, account.id), withinGrant(grant, apps.id));
  const isIt = and(isReadable, isNull(apps.binItemId), keyContains(apps.nameKey, text));
  const newest = sql.select({ id: apps.id }).from(apps).where(isIt).orderBy(desc(apps.id)).limit(MOST_FOUND);
  const rows = await sql
    .select({ id: apps.id, name: apps.name })
    .from(apps)
    .where(isAmong(apps.id, newest))
    .orderBy(desc(apps.id));
  return rows.map(({ id, name }) => ({ id: formatId('app', id), kind: 'app', name, appName: null, configName: null }));
}

async function findLinks(sql: Sql, { account, grant }: Caller, text: string): Promise<Found[]> {
  const isReadable = and(eq(links.accountId, account.id), withinGrant(grant, links.appId));
  const isIt = and(isReadable, isNull(links.binItemId), keyContains(links.nameKey, text));
  const newest = sql.select({ id: links.id }).from(links).where(isIt).orderBy(desc(links.id)).limit(MOST_FOUND);
  const rows = await sql
    .select({ id: links.id, kind: links.kind, name: links.name, appName: apps.name, configName: configs.name })
    .from(links)
    .innerJoin(apps, eq(apps.id, links.appId))
    .innerJoin(configs, eq(configs.id, links.configId))
    .where(isAmong(links.id, newest))
    .orderBy(desc(links.id));
  return rows.map(({ id, kind, ...names }) => {
    return { id: formatLinkId({ kind, id }), kind: LINK_ID_KINDS[kind], ...names };
  });
}

async function findConfigs(sql: Sql, accountId: string, text: string): Promise<Found[]> {
  const isIt = and(eq(configs.accountId, accountId), isNull(configs.binItemId), keyContains(configs.nameKey, text));
  const newest = sql.select({ id: configs.id }).from(configs).where(isIt).orderBy(desc(configs.id)).limit(MOST_FOUND);
  const rows = await sql
    .select({ id: configs.id, name: configs.name })
    .from(configs)
    .where(isAmong(configs.id, newest))
    .orderBy(desc(configs.id));
  return rows.map(({ id, name }) => ({
    id: formatId('config', id),
    kind: 'config',
    name,
    appName: null,
    configName: null,
  }));
}
