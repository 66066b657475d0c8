import { formatLinkId } from '@launchyard/domain/links';
import { and, desc, eq, isNull } from 'drizzle-orm';
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

/**
 * The public ids of what a caller may read with this text in its name: some of each kind, newest first. Every name is
 * scanned, so only an index is read.
 */
export async function find(sql: Sql, caller: Caller, text: string): Promise<string[]> {
  const found = await Promise.all([
    findApps(sql, caller, text),
    findLinks(sql, caller, text),
    findConfigs(sql, caller.account.id, text),
  ]);
  return found.flat();
}

async function findApps(sql: Sql, { account, grant }: Caller, text: string): Promise<string[]> {
  const isReadable = and(eq(apps.accountId, account.id), withinGrant(grant, apps.id));
  const isIt = and(isReadable, isNull(apps.binItemId), keyContains(apps.nameKey, text));
  const rows = await sql.select({ id: apps.id }).from(apps).where(isIt).orderBy(desc(apps.id)).limit(MOST_FOUND);
  return rows.map(({ id }) => formatId('app', id));
}

async function findLinks(sql: Sql, { account, grant }: Caller, text: string): Promise<string[]> {
  const isReadable = and(eq(links.accountId, account.id), withinGrant(grant, links.appId));
  const isIt = and(isReadable, isNull(links.binItemId), keyContains(links.nameKey, text));
  const newest = sql.select({ id: links.id }).from(links).where(isIt).orderBy(desc(links.id)).limit(MOST_FOUND);
  const rows = await sql
    .select({ id: links.id, kind: links.kind })
    .from(links)
    .where(isAmong(links.id, newest))
    .orderBy(desc(links.id));
  return rows.map(({ id, kind }) => formatLinkId({ kind, id }));
}

async function findConfigs(sql: Sql, accountId: string, text: string): Promise<string[]> {
  const isIt = and(eq(configs.accountId, accountId), isNull(configs.binItemId), keyContains(configs.nameKey, text));
  const rows = await sql
    .select({ id: configs.id })
    .from(configs)
    .where(isIt)
    .orderBy(desc(configs.id))
    .limit(MOST_FOUND);
  return rows.map(({ id }) => formatId('config', id));
}
