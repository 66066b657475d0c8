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
import { streamingLinks } from './tables.ts';

const columns = {
  id: streamingLinks.id,
  name: streamingLinks.name,
  version: streamingLinks.version,
  createdAt: streamingLinks.createdAt,
  appId: streamingLinks.appId,
  appName: apps.name,
  configId: streamingLinks.configId,
  configName: configs.name,
  username: accounts.username,
};

/** Live links with what their addresses are made of. */
export function selectLinks(sql: Sql, where: SQL | undefined) {
  return sql
    .select(columns)
    .from(streamingLinks)
    .innerJoin(apps, eq(apps.id, streamingLinks.appId))
    .innerJoin(configs, eq(configs.id, streamingLinks.configId))
    .innerJoin(accounts, eq(accounts.id, streamingLinks.accountId))
    .where(and(isNull(streamingLinks.deletedAt), where));
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
