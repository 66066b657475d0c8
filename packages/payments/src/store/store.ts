import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { z } from 'zod';
import { TABLES } from './tables.ts';

/** What the engine keeps, in one file. */
export interface Store {
  /** Null if there is no such row. */
  find<Shape extends z.ZodType>(shape: Shape, sql: string, ...values: SQLInputValue[]): z.output<Shape> | null;
  list<Shape extends z.ZodType>(shape: Shape, sql: string, ...values: SQLInputValue[]): z.output<Shape>[];
  /** Returns how many rows it changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** Does all of the work, or nothing. What it wrote is on disk when this returns. */
  transaction<T>(work: () => T): T;
  close(): void;
}

const BUSY_MILLISECONDS = 5_000;

/** Opens the store in a folder, which is made if it is missing. */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A process that was killed and its replacement may meet.
  const database = new DatabaseSync(join(folder, 'payments.sqlite'), { timeout: BUSY_MILLISECONDS });
  // FULL: a commit is synced before it returns, also in the write-ahead log.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec(TABLES);
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    find(shape, sql, ...values) {
      const row = prepare(sql).get(...values);
      return row === undefined ? null : shape.parse(row);
    },
    list: (shape, sql, ...values) =>
      prepare(sql)
        .all(...values)
        .map((row) => shape.parse(row)),
    run: (sql, ...values) => Number(prepare(sql).run(...values).changes),
    transaction(work) {
      database.exec('BEGIN IMMEDIATE');
      try {
        const done = work();
        database.exec('COMMIT');
        return done;
      } catch (error) {
        // A commit that failed may have ended it.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
