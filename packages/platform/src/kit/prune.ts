import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OwnerFunction, OwnerPrune, Prune } from './area.ts';

/** Small enough that nobody waits for a batch. */
const BATCH = 5_000;

/** Removes rows of a table in batches, each committed separately. */
export const removeRows =
  (table: PgTable, which: (now: Date) => SQL): Prune =>
  async ({ database, clock }) => {
    const condition = which(clock());
    for (;;) {
      const batch = sql`select ctid from ${table} where ${condition} limit ${BATCH}`;
      const { rowCount } = await database.sql.execute(sql`delete from ${table} where ctid = any(array(${batch}))`);
      if ((rowCount ?? 0) < BATCH) return;
    }
  };

/** Removes through a database function, in batches, what only the owner of the tables may remove. */
export const pruneAsOwner =
  ({ functionName }: OwnerPrune): Prune =>
  async ({ database }) => {
    const call = sql`select ${sql.identifier(functionName)}() removed`;
    for (;;) {
      const { rows } = await database.sql.execute<{ removed: number }>(call);
      if ((rows[0]?.removed ?? 0) < BATCH) return;
    }
  };

/** The statements that make its function, which removes one batch and returns how many rows that were. */
export function installPrune({ table, functionName, condition, order }: OwnerPrune): string {
  const name = getTableName(table);
  return `
    drop function if exists ${functionName}();
    create function ${functionName}() returns integer language plpgsql security definer
      set search_path = public, pg_temp as $$
    declare removed integer;
    begin
      delete from ${name} where ctid = any (array(
        select ctid from ${name} where ${condition} ${order === undefined ? '' : `order by ${order}`} limit ${BATCH}));
      get diagnostics removed = row_count;
      return removed;
    end $$;`;
}

export const callAsOwner =
  ({ name }: Pick<OwnerFunction, 'name'>): Prune =>
  async ({ database }) => {
    await database.sql.execute(sql`select ${sql.identifier(name)}()`);
  };
