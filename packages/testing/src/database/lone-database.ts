import { migrate } from '@launchyard/platform/migrate';
import { startTestCluster } from './test-cluster.ts';
import type { TestDatabase } from './test-database.ts';

/** A migrated database with a server of its own, for programs outside the tests. Dropping it stops the server. TEST_DATABASE_URL as for tests. */
export async function makeLoneDatabase(): Promise<TestDatabase> {
  const cluster = await startTestCluster({ migrate, givenServer: process.env['TEST_DATABASE_URL'] });
  const urls = await cluster.createDatabase('migrated');
  return { ...urls, drop: () => cluster.stop() };
}
