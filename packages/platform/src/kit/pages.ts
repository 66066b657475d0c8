import { lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { badCursor, parseId, formatId, type IdKind } from '@launchyard/domain/kit';
import { refuse } from './refuse.ts';

/** What a list was asked for. */
export interface PageQuestion {
  first: number;
  after?: string | undefined;
}

/**
 * Lists run from the newest to the oldest along the id, which sorts by time; the cursor is the id of the last row seen. The condition to
 * put into the query, and `limit` with one row more than asked, which tells whether there is a next page.
 */
export function pageQuery(
  kind: IdKind,
  column: PgColumn,
  question: PageQuestion,
): { where: SQL | undefined; limit: number } {
  const limit = question.first + 1;
  if (question.after === undefined) return { where: undefined, limit };
  const after = parseId(kind, question.after);
  return { where: lt(column, after ?? refuse(badCursor)), limit };
}

/** Makes the answer of a list from the rows that `pageQuery` found. */
export function presentPage<Row extends { id: string }, Node>(
  kind: IdKind,
  question: PageQuestion,
  rows: readonly Row[],
  totalCount: number,
  present: (row: Row) => Node,
): { edges: Array<{ cursor: string; node: Node }>; hasNextPage: boolean; totalCount: number } {
  const shown = rows.slice(0, question.first);
  return {
    edges: shown.map((row) => ({ cursor: formatId(kind, row.id), node: present(row) })),
    hasNextPage: rows.length > question.first,
    totalCount,
  };
}
