import { join } from 'node:path';
import { seedDemo } from '@launchyard/platform/demo';
import { startWorld } from '@launchyard/testing/world/world';
import { USE_PAIRS, peopleOf, startSystem, type Product } from './system.ts';

export interface ProductOptions {
  /** The address of a stream test server. Unset: builds are inspected. */
  streamTestUrl?: string;
}

/**
 * The product with its demo people in the process of the tests: its servers, its worker and a database, on real ports.
 * The processes of `startSystem`, which take many times longer to start, are for tests that kill or freeze one of them,
 * or that are about the start.
 */
export async function startProduct({ streamTestUrl }: ProductOptions = {}): Promise<Product> {
  if (USE_PAIRS) return startSystem(streamTestUrl === undefined ? {} : { STREAM_TEST_URL: streamTestUrl });
  const world = await startWorld({
    withPanel: true,
    isPersistedOnly: true,
    withWorker: true,
    config: { streamTest: streamTestUrl === undefined ? undefined : { url: streamTestUrl, token: undefined } },
  });
  const { addresses, dataDir } = world.config;
  return {
    url: addresses.panel,
    outbox: addresses.upstream,
    people: peopleOf(await seedDemo({ migrationUrl: world.migrationUrl, demoFile: join(dataDir, 'demo.json') })),
    stop: () => world.close(),
  };
}
