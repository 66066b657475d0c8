import { getTableName, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseProcess } from './database-process.ts';

/**
 * What processes may not do with rows of a table, whatever rights their roles have: a trigger refuses it. The owner’s
 * functions and the migrations may.
 */
export interface Guard {
  /** Names the trigger. */
  name: string;
  /** With its schema, if that is not `public`. */
  table: string;
  on: 'insert' | 'update' | 'delete' | 'insert or update';
  /** Whom it stops. Unset: every process. */
  processes?: readonly DatabaseProcess[];
  /** SQL over `old` and `new`: true, or null, for what is refused. */
  refused: string;
  /** Why, for whoever reads the log. */
  because: string;
}

/** Rows do not change any more once `isClosed`, SQL over `old`, except for some columns. */
export function closedRows(table: PgTable, isClosed: string, mayChange: readonly PgColumn[] = []): Guard {
  const name = getTableName(table);
  const names = new Set(mayChange.map((column) => column.name));
  const fixed = Object.values(getTableColumns(table)).filter((column) => !names.has(column.name));
  const row = (which: string) => `(${fixed.map((column) => `${which}."${column.name}"`).join(', ')})`;
  return {
    name: `guard_closed_${name}`,
    table: name,
    on: 'update',
    refused: `(${isClosed}) and ${row('old')} is distinct from ${row('new')}`,
    because: `a closed row of ${name} does not change`,
  };
}

/** Sums never get smaller. */
export function growingColumns(table: PgTable, columns: readonly PgColumn[]): Guard {
  const name = getTableName(table);
  return {
    name: `guard_sums_${name}`,
    table: name,
    on: 'update',
    refused: columns.map((column) => `new."${column.name}" < old."${column.name}"`).join(' or '),
    because: `what ${name} counts does not get less`,
  };
}
