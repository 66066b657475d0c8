import { sql, type SQL } from 'drizzle-orm';
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

/** Removes through a database function what only the owner of the tables may remove. */
export const pruneAsOwner = ({ functionName }: OwnerPrune): Prune => callAsOwner({ name: functionName });

export const callAsOwner =
  ({ name }: Pick<OwnerFunction, 'name'>): Prune =>
  async ({ database }) => {
    await database.sql.execute(sql`select ${sql.identifier(name)}()`);
  };
