import { lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { formatId, type IdKind } from '@launchyard/domain/kit';

/** What a list was asked for. */
export interface PageQuestion {
  first: number;
  after?: string | undefined;
}

/** The same as its route has read it: the UUID, or whatever stands in the cursors of the list, of the last row seen; undefined for none. */
export interface Page<Cursor = string> {
  first: number;
  beyond: Cursor | undefined;
}

/**
 * Lists run from the newest to the oldest along the id, which sorts by time; the cursor is the id of the last row seen. The condition to
 * put into the query, and `limit` with one row more than asked, which tells whether there is a next page.
 */
export function pageQuery(column: PgColumn, { first, beyond }: Page): { where: SQL | undefined; limit: number } {
  return { where: beyond === undefined ? undefined : lt(column, beyond), limit: first + 1 };
}

/** Makes the answer of a list from the rows that `pageQuery` found. */
export function presentPage<Row extends { id: string }, Node>(
  kind: IdKind,
  question: Pick<Page, 'first'>,
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
