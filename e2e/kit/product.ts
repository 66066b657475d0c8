import { join } from 'node:path';
import { seedDemo, type DemoPerson } from '@launchyard/platform/demo';
import { startWorld } from '@launchyard/testing/world/world';
import { ARE_PAIRS_ASKED, peopleOf, startSystem, type Product } from './system.ts';

export interface ProductOptions {
  /** The address of a stream test server. Unset: builds are inspected. */
  streamTestUrl?: string;
}

/**
 * The product with its demo people in the process of the tests: its servers, its worker and a database of its own, on real
 * ports. It is ready in a fraction of the time that the processes of `startSystem` take, which are for tests that kill or
 * freeze one of them, or that are about the start.
 */
export async function startProduct({ streamTestUrl }: ProductOptions = {}): Promise<Product> {
  if (ARE_PAIRS_ASKED) return startSystem(streamTestUrl === undefined ? {} : { STREAM_TEST_URL: streamTestUrl });
  const world = await startWorld({
    withPanel: true,
    isPersistedOnly: true,
    withWorker: true,
    config: { streamTest: streamTestUrl === undefined ? undefined : { url: streamTestUrl, token: undefined } },
  });
  const { addresses, databaseUrl, dataDir } = world.config;
  const cast: DemoPerson[] = await seedDemo({ databaseUrl, demoFile: join(dataDir, 'demo.json') });
  return {
    url: addresses.panel,
    outbox: addresses.upstream,
    people: peopleOf(cast),
    stop: () => world.close(),
  };
}
