import { and, inArray, or } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import type { LookUp, parseLookUps } from '../http/ids.ts';
import type { Sql } from '../kit/database.ts';
import { keyContains } from '../kit/like.ts';
import { idKey, pageQuery, type Order, type PageQuestion } from '../kit/pages.ts';
import { configs, type ConfigRow } from '../tables/configs.ts';
import { isLiveOf } from './find.ts';

export interface ConfigQuestion extends PageQuestion {
  /** A part of the name, in any case. */
  search?: string | undefined;
}

/** The rows of a page plus one, and a function that presents them. The default config comes first, whatever its age. */
export async function listConfigs(sql: Sql, accountId: string, question: ConfigQuestion) {
  const { search } = question;
  const wanted = and(isLiveOf(accountId), search ? keyContains(configs.nameKey, search) : undefined);
  const page = pageQuery(configOrder, question);
  const rows = await sql
    .select()
    .from(configs)
    .where(and(wanted, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return { rows, totalCount: await sql.$count(configs, wanted), answer: page.answer };
}

const configOrder: Order<ConfigRow> = {
  name: 'default',
  direction: 'desc',
  keys: [{ by: configs.isDefault, kind: 'integer', of: (row) => row.isDefault ?? 0 }, idKey(configs.id)],
};

/** The requested configs of the account, in no order. */
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

/** The requested one among them, or null. */
export function pick(rows: readonly ConfigRow[], by: LookUp): ConfigRow | null {
  const isAskedFor = (row: ConfigRow) =>
    'id' in by ? formatId('config', row.id) === by.id : row.nameKey === by.name.toLowerCase();
  return rows.find(isAskedFor) ?? null;
}
