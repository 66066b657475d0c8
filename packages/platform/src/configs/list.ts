import { and, desc, eq, inArray, not, or } from 'drizzle-orm';
import { DEFAULT_CONFIG_NAME } from '@launchyard/domain/configs';
import { formatId, parseId } from '@launchyard/domain/kit';
import type { Sql } from '../kit/database.ts';
import { keyContains } from '../kit/like.ts';
import { pageQuery, type PageQuestion } from '../kit/pages.ts';
import { configs, type ConfigRow } from '../tables/configs.ts';
import { isLiveOf } from './find.ts';

export interface ConfigQuestion extends PageQuestion {
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
  const { search, first, after } = question;
  const wanted = and(isLiveOf(accountId), search ? keyContains(configs.nameKey, search) : undefined);
  const isDefault = eq(configs.nameKey, DEFAULT_CONFIG_NAME);
  const [theDefault] = await sql
    .select()
    .from(configs)
    .where(and(isLiveOf(accountId), isDefault));
  const isAfterDefault = after !== undefined && theDefault !== undefined && formatId('config', theDefault.id) === after;
  const page = pageQuery('config', configs.id, { first, after: isAfterDefault ? undefined : after });
  const others = await sql
    .select()
    .from(configs)
    .where(and(wanted, not(isDefault), page.where))
    .orderBy(desc(configs.id))
    .limit(page.limit);
  const isFound = theDefault?.nameKey.includes((search ?? '').toLowerCase());
  const rows = after === undefined && theDefault && isFound ? [theDefault, ...others] : others;
  return { rows: rows.slice(0, page.limit), totalCount: await sql.$count(configs, wanted) };
}

/** How a config is asked for: by its public id or by its name, whatever its case. */
type By = { id: string } | { name: string };

/** The account's configs that are asked for, in no order. */
export async function readConfigs(sql: Sql, accountId: string, by: readonly By[]): Promise<ConfigRow[]> {
  const ids = by.flatMap((each) => ('id' in each ? (parseId('config', each.id) ?? []) : []));
  const names = by.flatMap((each) => ('name' in each ? each.name.toLowerCase() : []));
  return sql
    .select()
    .from(configs)
    .where(and(isLiveOf(accountId), or(inArray(configs.id, ids), inArray(configs.nameKey, names))));
}

/** The one of them that is asked for, or null. */
export function pick(rows: readonly ConfigRow[], by: By): ConfigRow | null {
  const isAskedFor = (row: ConfigRow) =>
    'id' in by ? formatId('config', row.id) === by.id : row.nameKey === by.name.toLowerCase();
  return rows.find(isAskedFor) ?? null;
}
