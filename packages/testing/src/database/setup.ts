import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { Lazy } from './lazy.ts';
import { ROLES, startTestCluster } from './test-cluster.ts';
import type { TestCluster } from './test-cluster.ts';

const migrate = async (migrationUrl: string) =>
  (await import('@launchyard/platform/migrate')).migrate(migrationUrl, ROLES);

/**
 * Vitest's global set-up: an HTTP endpoint on a loopback port from which test files request databases. The server
 * behind it starts with the first request, so that a run without a database costs nothing, and stops with the run.
 * TEST_DATABASE_URL, a superuser's URL, makes the run use an existing server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = new Lazy(() => startTestCluster({ migrate, givenServer: process.env['TEST_DATABASE_URL'] }));

  const door = createServer((request, response) => {
    answer(request, cluster).then(
      (body) => send(response, 200, body),
      (error: unknown) => send(response, 500, { error: error instanceof Error ? error.stack : String(error) }),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  if (address === null || typeof address === 'string') throw new Error('The server for test databases has no port.');
  project.provide('testDatabases', `http://127.0.0.1:${address.port}`);

  return async () => {
    door.closeAllConnections();
    door.close();
    const started = await cluster.made?.catch(() => undefined); // The first requester already got this error.
    await started?.stop();
  };
}

async function answer(request: IncomingMessage, clusters: Lazy<TestCluster>): Promise<unknown> {
  const cluster = await clusters.get();
  const body = JSON.parse(await text(request));
  if (request.url === '/create') return cluster.createDatabase(body.kind);
  await cluster.dropDatabase(body);
  return {};
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
