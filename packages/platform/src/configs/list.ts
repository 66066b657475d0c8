import { and, desc, eq, inArray, lt, or, sql as raw } from 'drizzle-orm';
import { DEFAULT_CONFIG_NAME } from '@launchyard/domain/configs';
import { badCursor, formatId, parseId } from '@launchyard/domain/kit';
import type { Sql } from '../kit/database.ts';
import { contains } from '../kit/like.ts';
import type { PageQuestion } from '../kit/pages.ts';
import { refuse } from '../kit/refuse.ts';
import { isLiveOf } from './find.ts';
import { configs, type ConfigRow } from './tables.ts';

export interface ConfigQuestion extends PageQuestion {
  /** A part of the name, in any case. */
  search?: string | undefined;
}

/** The rows of a page, one more than asked, and how many there are in all. The default config comes first whatever its age. */
export async function listConfigs(
  sql: Sql,
  accountId: string,
  question: ConfigQuestion,
): Promise<{ rows: ConfigRow[]; totalCount: number }> {
  const { search } = question;
  const mine = isLiveOf(accountId);
  const wanted = and(mine, search ? contains(configs.name, search) : undefined);
  const isDefault = raw<boolean>`${configs.nameKey} = ${DEFAULT_CONFIG_NAME}`;
  const rows = await sql
    .select()
    .from(configs)
    .where(and(wanted, await after(question.after)))
    .orderBy(desc(isDefault), desc(configs.id))
    .limit(question.first + 1);
  return { rows, totalCount: await sql.$count(configs, wanted) };

  /** A cursor that stands on the default config is followed by everything else. */
  async function after(cursor: string | undefined) {
    if (cursor === undefined) return undefined;
    const id = parseId('config', cursor) ?? refuse(badCursor);
    const [row] = await sql
      .select()
      .from(configs)
      .where(and(mine, eq(configs.id, id)));
    const others = raw`${configs.nameKey} <> ${DEFAULT_CONFIG_NAME}`;
    return row?.nameKey === DEFAULT_CONFIG_NAME ? others : and(others, lt(configs.id, id));
  }
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
