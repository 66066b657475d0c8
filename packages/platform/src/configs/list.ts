import { and, desc, eq, lt, sql as raw } from 'drizzle-orm';
import { DEFAULT_CONFIG_NAME } from '@launchyard/domain/configs';
import { badCursor, parseId } from '@launchyard/domain/kit';
import type { Sql } from '../kit/database.ts';
import type { PageQuestion } from '../kit/pages.ts';
import { refuse } from '../kit/refuse.ts';
import { configs, type ConfigRow } from './tables.ts';

/** The rows of a page, one more than asked, and how many there are in all. The default config comes first whatever its age. */
export async function listConfigs(
  sql: Sql,
  accountId: string,
  question: PageQuestion,
): Promise<{ rows: ConfigRow[]; totalCount: number }> {
  const mine = eq(configs.accountId, accountId);
  const isDefault = raw<boolean>`${configs.nameKey} = ${DEFAULT_CONFIG_NAME}`;
  const rows = await sql
    .select()
    .from(configs)
    .where(and(mine, await after(question.after)))
    .orderBy(desc(isDefault), desc(configs.id))
    .limit(question.first + 1);
  return { rows, totalCount: await sql.$count(configs, mine) };

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
