import { ilike, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether this stands somewhere in the text, in any case. What people type is searched as they typed it. */
export const contains = (column: PgColumn, text: string): SQL =>
  ilike(column, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
