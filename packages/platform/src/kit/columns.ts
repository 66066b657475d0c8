import { bigint, customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** UUIDv7: sorts by the time it was made. */
export const newId = (): string => v7();
export const primaryId = () => uuid('id').primaryKey().$defaultFn(newId);

export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Sizes stay far below 2^53, so a plain number is exact. */
export const bytesColumn = (name: string) => bigint(name, { mode: 'number' });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
