import { and, count, inArray, isNull } from 'drizzle-orm';
import type { Config, WholeConfig } from '@launchyard/contract/configs';
import { completeDocument, settingsPart, type WireDocument } from '@launchyard/domain/configs';
import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { withinGrant } from '../access/within-grant.ts';
import type { Sql } from '../kit/database.ts';
import { instant } from '../kit/present.ts';
import type { ConfigRow } from '../tables/configs.ts';
import { links } from '../tables/links.ts';
import { isDefault } from './find.ts';

/**
 * A function that presents these configs; how many links use them, among those that the caller may read, is queried
 * once for all.
 */
export async function presenter(
  sql: Sql,
  { grant }: Pick<Caller, 'grant'>,
  rows: readonly ConfigRow[],
): Promise<(row: ConfigRow) => Config> {
  const ids = rows.map((row) => row.id);
  const counts = await sql
    .select({ configId: links.configId, count: count() })
    .from(links)
    .where(and(inArray(links.configId, ids), isNull(links.binItemId), withinGrant(grant, links.appId)))
    .groupBy(links.configId);
  const usedBy = new Map(counts.map((each) => [each.configId, each.count]));
  return (row) => ({
    id: formatId('config', row.id),
    name: row.name,
    isProtected: isDefault(row),
    revision: row.revision,
    settings: settingsPart(row.data),
    hasPassword: row.passwordHash !== null,
    usedByCount: usedBy.get(row.id) ?? 0,
    createdAt: instant(row.createdAt),
    createdBy: row.createdBy,
    updatedAt: instant(row.updatedAt),
  });
}

/** The reply of a change. */
export async function reply(sql: Sql, caller: Caller, row: ConfigRow): Promise<{ config: WholeConfig }> {
  const present = await presenter(sql, caller, [row]);
  return { config: { ...present(row), document: wholeDocument(caller, row) } };
}

/** The document as players know it. The owner follows from where the config is stored. */
export const wholeDocument = ({ account }: Pick<Caller, 'account'>, row: ConfigRow): WireDocument => ({
  ...completeDocument(row.data),
  owner: account.username,
  id: formatId('config', row.id),
});
