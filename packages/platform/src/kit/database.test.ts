import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '@launchyard/testing/database/test-database';
import { openDatabase } from './database.ts';

test('a connection that breaks between two queries of a transaction fails the next one, and not the process', async () => {
  const place = await createTestDatabase();
  const one = openDatabase(place.url, { connections: 1, onError: () => undefined });
  const other = openDatabase(place.url, { connections: 1, onError: () => undefined });
  const broken = one.sql.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() pid`);
    await other.sql.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}::int)`);
    // Time for the word of it to come while no query runs.
    for (let i = 0; i < 20; i++) await other.sql.execute(sql`select 1`);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await one.sql.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await one.close();
  await other.close();
  await place.drop();
});
