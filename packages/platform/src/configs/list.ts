import { and, desc, eq, inArray, not, or } from 'drizzle-orm';
import { DEFAULT_CONFIG_NAME } from '@launchyard/domain/configs';
import { formatId } from '@launchyard/domain/kit';
import type { LookUp, parseLookUps } from '../http/ids.ts';
import type { Sql } from '../kit/database.ts';
import { keyContains } from '../kit/like.ts';
import { pageQuery, type Page } from '../kit/pages.ts';
import { configs, type ConfigRow } from '../tables/configs.ts';
import { isLiveOf } from './find.ts';

export interface ConfigQuestion extends Page {
  /** A part of the name, in any case. */
  search?: string | undefined;
}

/**
 * The rows of a page, one more than asked, and how many there are in all. The default config comes first whatever its age, by itself: the
 * others run along their index.
 */
export async function listConfigs(
  sql: Sql,
  accountId: string,
  question: ConfigQuestion,
): Promise<{ rows: ConfigRow[]; totalCount: number }> {
  const { search, first, beyond } = question;
  const wanted = and(isLiveOf(accountId), search ? keyContains(configs.nameKey, search) : undefined);
  const isDefault = eq(configs.nameKey, DEFAULT_CONFIG_NAME);
  const [theDefault] = await sql
    .select()
    .from(configs)
    .where(and(isLiveOf(accountId), isDefault));
  const page = pageQuery(configs.id, { first, beyond: beyond === theDefault?.id ? undefined : beyond });
  const others = await sql
    .select()
    .from(configs)
    .where(and(wanted, not(isDefault), page.where))
    .orderBy(desc(configs.id))
    .limit(page.limit);
  const isFound = theDefault?.nameKey.includes((search ?? '').toLowerCase());
  const rows = beyond === undefined && theDefault && isFound ? [theDefault, ...others] : others;
  return { rows: rows.slice(0, page.limit), totalCount: await sql.$count(configs, wanted) };
}

/** The account's configs that are asked for, in no order. */
export async function readConfigs(
  sql: Sql,
  accountId: string,
  by: ReturnType<typeof parseLookUps>,
): Promise<ConfigRow[]> {
  return sql
    .select()
    .from(configs)
    .where(and(isLiveOf(accountId), or(inArray(configs.id, by.ids), inArray(configs.nameKey, by.nameKeys))));
}

/** The one of them that is asked for, or null. */
export function pick(rows: readonly ConfigRow[], by: LookUp): ConfigRow | null {
  const isAskedFor = (row: ConfigRow) =>
    'id' in by ? formatId('config', row.id) === by.id : row.nameKey === by.name.toLowerCase();
  return rows.find(isAskedFor) ?? null;
}
