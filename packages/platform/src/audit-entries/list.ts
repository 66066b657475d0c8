import { and, count, desc, eq, gte, ilike, lt, or, sql as raw, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { auditList } from '@launchyard/contract/audit';
import { MOST_AUDIT_ENTRIES_COUNTED } from '@launchyard/domain/audit';
import type { Caller } from '../access/caller.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { anywhere } from '../kit/like.ts';
import { idKey, pageQuery, type Order } from '../kit/pages.ts';
import { auditLog } from '../tables/audit.ts';
import { presentEntry, readBeside, type EntryRow } from './present.ts';

type Question = z.output<(typeof auditList)['input']>;

const newestFirst = ({ at, id }: Record<'at' | 'id', PgColumn>): Order<EntryRow> => ({
  name: 'age',
  direction: 'desc',
  keys: [{ by: at, kind: 'instant', of: (row) => row.at.toISOString() }, idKey(id)],
});

/**
 * A page of the log of the caller’s account, newest first. Counts and searches no further back than 10,000 entries, so
 * that both take as long in a log of ten million.
 */
export async function listEntries(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: Pick<Caller, 'account' | 'person' | 'grant'>,
  question: Question,
): Promise<z.input<(typeof auditList)['reply']>> {
  const { sql } = deps.database;
  const isWanted = and(eq(auditLog.accountId, caller.account.id), ...filters(question));
  const [wantedCount, { rows, page, found }] = await Promise.all([
    countUpTo(sql, raw`${auditLog} where ${isWanted}`),
    findPage(sql, isWanted, question),
  ]);
  const beside = await readBeside(deps, caller, rows);
  const totalCount = Math.min(found ?? wantedCount, MOST_AUDIT_ENTRIES_COUNTED);
  return {
    ...page.answer(rows, totalCount, (row) => presentEntry(row, beside)),
    hasMoreThanCounted: wantedCount > MOST_AUDIT_ENTRIES_COUNTED,
  };
}

async function findPage(sql: Sql, isWanted: SQL | undefined, question: Question) {
  const search = question.search?.trim() ?? '';
  if (search === '') {
    const page = pageQuery(newestFirst({ at: auditLog.at, id: auditLog.id }), question);
    const rows = await sql
      .select()
      .from(auditLog)
      .where(and(isWanted, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit);
    return { rows, page, found: null };
  }
  const newest = sql
    .select()
    .from(auditLog)
    .where(isWanted)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MOST_AUDIT_ENTRIES_COUNTED)
    .as('newest');
  const page = pageQuery(newestFirst(newest), question);
  const hasName = or(ilike(newest.label, anywhere(search)), ilike(raw`${newest.actor} ->> 'label'`, anywhere(search)));
  const shown = sql
    .select()
    .from(newest)
    .where(and(hasName, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const all = sql.select({ count: count() }).from(newest).where(hasName);
  const [rows, [counted]] = await Promise.all([shown, all]);
  return { rows, page, found: counted?.count ?? 0 };
}

const filters = ({ actorId, action, createdFrom, createdBefore }: Question) => [
  actorId === undefined ? undefined : eq(auditLog.who, actorId),
  action === undefined ? undefined : eq(auditLog.call, action),
  createdFrom === undefined ? undefined : gte(auditLog.at, new Date(createdFrom)),
  createdBefore === undefined ? undefined : lt(auditLog.at, new Date(createdBefore)),
];

/**
 * Stops one above what is shown, which tells that there are more. Counts in the order of the list: without one, the
 * database reads the tables instead of the index.
 */
async function countUpTo(sql: Sql, from: SQL): Promise<number> {
  const { rows } = await sql.execute<{ count: number }>(
    raw`select count(*)::int as count from (select from ${from} order by at desc, id desc limit ${MOST_AUDIT_ENTRIES_COUNTED + 1}) counted`,
  );
  return rows[0]?.count ?? 0;
}
