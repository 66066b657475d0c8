import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether an id is among a few that a subquery finds first: each is then looked up, whatever the planner thinks of a
 * join.
 */
export const isAmong = (id: PgColumn, few: SQLWrapper): SQL => sql`${id} = any(array(${few}))`;
