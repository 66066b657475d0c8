import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { streamingLink } from '@launchyard/contract/links';
import { formatId } from '@launchyard/domain/kit';
import { streamingUrl } from '@launchyard/domain/links';
import { apps } from '../apps/tables.ts';
import { configs } from '../configs/tables.ts';
import type { Sql } from '../kit/database.ts';
import { instant } from '../kit/present.ts';
import { accounts } from '../session/tables.ts';
import { links } from './tables.ts';

const columns = {
  id: links.id,
  name: links.name,
  version: links.version,
  createdAt: links.createdAt,
  appId: links.appId,
  appName: apps.name,
  configId: links.configId,
  configName: configs.name,
  username: accounts.username,
};

/** Live links with what their addresses are made of. */
export function selectLinks(sql: Sql, where: SQL | undefined) {
  return sql
    .select(columns)
    .from(links)
    .innerJoin(apps, eq(apps.id, links.appId))
    .innerJoin(configs, eq(configs.id, links.configId))
    .innerJoin(accounts, eq(accounts.id, links.accountId))
    .where(and(isNull(links.binItemId), isNull(apps.binItemId), where));
}

type Row = Awaited<ReturnType<typeof selectLinks>>[number];

export function presentLink(streamOrigin: string, row: Row): z.input<typeof streamingLink> {
  return {
    id: formatId('streamingLink', row.id),
    name: row.name,
    appId: formatId('app', row.appId),
    appName: row.appName,
    configId: formatId('config', row.configId),
    configName: row.configName,
    version: row.version,
    url: streamingUrl(streamOrigin, row),
    createdAt: instant(row.createdAt),
  };
}
