import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@launchyard/testing/database/test-database';
import { afterCommit, openDatabase, type Database } from './database.ts';
import { idempotencyKeys } from './tables.ts';

test('a connection that breaks between two queries of a transaction fails the next query, not the process', async () => {
  const place = await createTestDatabase();
  const one = openDatabase(place.url, { connections: 1, onError: () => undefined });
  const other = openDatabase(place.url, { connections: 1, onError: () => undefined });
  const broken = one.sql.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() pid`);
    await other.sql.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}::int)`);
    // Time for the error to arrive while no query runs.
    for (let i = 0; i < 20; i++) await other.sql.execute(sql`select 1`);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await one.sql.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await one.close();
  await other.close();
  await place.drop();
});

describe('a follow-up of a transaction', () => {
  const failed: Error[] = [];
  let place: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    place = await createTestDatabase();
    database = openDatabase(place.url, { connections: 1, onError: (error) => failed.push(error) });
    return async () => {
      await database.close();
      await place.drop();
    };
  });

  test('runs after the commit, outside the transaction, and once however often it was requested', async () => {
    const seen: unknown[] = [];
    const done = Promise.withResolvers<void>();
    const follow = async ({ spare }: Database) => {
      seen.push((await spare.execute(sql`select key from idempotency_keys`)).rows);
      done.resolve();
    };
    await database.sql.transaction(async (tx) => {
      afterCommit(tx, follow);
      afterCommit(tx, follow);
      const account = '01934f6e-2b5c-7c3a-9f10-0123456789ab';
      await tx.insert(idempotencyKeys).values({
        accountId: account,
        key: 'written',
        call: 'c',
        inputHash: Buffer.alloc(1),
        createdAt: new Date(),
      });
      expect(seen).toEqual([]);
    });
    await done.promise;
    expect(seen).toEqual([[{ key: 'written' }]]);
  });

  test('does not run after a rollback', async () => {
    const seen: string[] = [];
    const undone = database.sql.transaction(async (tx) => {
      afterCommit(tx, async () => void seen.push('followed'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(seen).toEqual([]);
  });

  test('is awaited when the database is closed, and its failure is only logged', async () => {
    const other = openDatabase(place.url, { connections: 1, onError: (error) => failed.push(error) });
    const seen: string[] = [];
    await other.sql.transaction(async (tx) => {
      afterCommit(tx, async ({ spare }) => {
        await spare.execute(sql`select 1`);
        seen.push('followed');
        throw new Error('too late for anybody');
      });
    });
    await other.close();
    expect(seen).toEqual(['followed']);
    expect(failed.map(({ cause }) => cause)).toEqual([new Error('too late for anybody')]);
  });

  test('has a connection while transactions use all others', async () => {
    await database.sql.transaction(async () => {
      expect((await database.spare.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    });
  });
});
