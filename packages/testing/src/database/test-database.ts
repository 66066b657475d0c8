import { inject } from 'vitest';
import type { DatabaseKind, TestDatabaseUrls } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: string;
  }
}

export interface TestDatabase extends TestDatabaseUrls {
  /** Closes all connections to the database and drops it. */
  drop(): Promise<void>;
}

/** A database for one test file: a copy of the migrated template. Requires the `database/setup` set-up. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase('migrated');

/** A database without tables, for tests of the migrations themselves. */
export const createEmptyTestDatabase = (): Promise<TestDatabase> => createDatabase('empty');

async function createDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const urls = readUrls(await ask('create', { kind }));
  return {
    ...urls,
    async drop() {
      await ask('drop', urls);
    },
  };
}

async function ask(question: string, body: unknown): Promise<unknown> {
  const reply = await fetch(`${inject('testDatabases')}/${question}`, { method: 'POST', body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`No test database: ${await reply.text()}`);
  return reply.json();
}

function readUrls(reply: unknown): TestDatabaseUrls {
  if (typeof reply === 'object' && reply !== null && 'url' in reply && 'migrationUrl' in reply) {
    return { url: String(reply.url), migrationUrl: String(reply.migrationUrl) };
  }
  throw new Error(`No test database: ${JSON.stringify(reply)}`);
}
