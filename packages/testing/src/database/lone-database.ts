import { migrate } from '@launchyard/platform/migrate';
import { ROLES, startTestCluster } from './test-cluster.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * A migrated database with its own server, for programs outside the tests. Dropping it stops the server. Uses
 * TEST_DATABASE_URL, like the tests.
 */
export async function makeLoneDatabase(): Promise<TestDatabase> {
  const cluster = await startTestCluster({
    migrate: (migrationUrl) => migrate(migrationUrl, ROLES),
    givenServer: process.env['TEST_DATABASE_URL'],
  });
  const urls = await cluster.createDatabase('migrated');
  return { ...urls, drop: () => cluster.stop() };
}
