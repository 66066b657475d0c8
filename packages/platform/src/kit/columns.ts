import { sql } from 'drizzle-orm';
import { bigint, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** UUIDv7: sorts by creation time. */
export const newId = (): string => v7();
export const primaryId = () => uuid('id').primaryKey().$defaultFn(newId);

export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Sizes stay far below 2^53, so a plain number is exact. */
export const bytesColumn = (name: string) => bigint(name, { mode: 'number' });

/** What gateways have taken of a credential’s budget in the minute that ends then. */
export const budgetColumns = () => ({
  takenPoints: integer('taken_points').notNull().default(0),
  budgetEndsAt: instantColumn('budget_ends_at'),
});

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The transaction that writes the row. */
export const transactionIdColumn = (name: string) =>
  xid8(name)
    .notNull()
    .default(sql`pg_current_xact_id()`);
