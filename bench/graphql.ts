import { isDeepStrictEqual } from 'node:util';
import { makeLoneDatabase } from '@launchyard/testing/database/lone-database';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { freePorts } from '@launchyard/testing/world/ports';
import { arrangeAccount } from './graphql/arrange.ts';
import { APPS, QUERY } from './graphql/query.ts';
import { startChild, type Child } from './kit/child.ts';
import { startGateway } from './kit/gateway.ts';
import { median } from './kit/median.ts';
import { atMost, rowOf, type Outcome } from './kit/row.ts';
import { scaled } from './kit/scale.ts';
import { peerVersion } from './kit/peers.ts';

const ROUNDS = 7;
const WARM_UP_ROUNDS = 2;
const REQUESTS = 150;
const AT_ONCE = 4;

const NAMES = ['gateway', 'yoga', 'jit', 'json'] as const;
type Name = (typeof NAMES)[number];

interface Way {
  url: string;
  child: Child;
}

/**
 * Runs a query of 50 applications with related objects on the gateway, on a bare Yoga, on one with graphql-jit, which
 * we cannot use, and on a plain handler. All make the same REST calls to the same services. Each runs in its own
 * process, whose CPU time is compared.
 */
export async function benchGraphql(): Promise<Outcome> {
  const world = await startPlatform({ database: await makeLoneDatabase() });
  const children: Child[] = [];
  try {
    const keys = await arrangeAccount(world);
    const ways = await startWays(world, children);
    await expectSameAnswers(ways, keys[0] ?? '');
    const figures: Record<Name, number[]> = { gateway: [], yoga: [], jit: [], json: [] };
    for (let round = -WARM_UP_ROUNDS; round < scaled(ROUNDS); round++) {
      for (const name of NAMES) {
        const used = await measure(ways[name], keys);
        if (round >= 0) figures[name].push(used);
      }
    }
    const gateway = median(figures.gateway);
    const row = (name: Exclude<Name, 'gateway'>, peer: string, target: ReturnType<typeof atMost> | null) =>
      rowOf({
        what: `CPU of a query of ${APPS} applications`,
        unit: 'ms',
        measured: gateway,
        against: { name: peer, value: median(figures[name]) },
        target,
      });
    return {
      rows: [
        row('yoga', 'bare Yoga', atMost(1.5)),
        row('jit', 'bare Yoga with JIT', null),
        row('json', 'plain JSON handler', null),
      ],
      versions: {
        graphql: await peerVersion('graphql'),
        yoga: await peerVersion('graphql-yoga'),
        jit: await peerVersion('graphql-jit'),
      },
    };
  } finally {
    await Promise.all(children.map((child) => child.stop()));
    await world.close();
  }
}

async function startWays(world: PlatformWorld, children: Child[]): Promise<Record<Name, Way>> {
  const { config } = world;
  const [yoga, jit, json] = await freePorts();
  const peer = async (program: string, port: number, settings = {}): Promise<Way> => {
    const env = { PORT: String(port), UPSTREAM_URL: config.addresses.upstream, GATEWAY_SECRET: config.gatewaySecret };
    const child = await startChild(new URL(`./graphql/${program}`, import.meta.url), {
      NODE_ENV: 'production',
      ...env,
      ...settings,
    });
    children.push(child);
    return { child, url: `http://127.0.0.1:${port}/graphql` };
  };
  const gateway = await startGateway(config);
  children.push(gateway);
  return {
    gateway: { child: gateway, url: `http://127.0.0.1:${config.addresses.ports.gateway}/graphql` },
    yoga: await peer('yoga-peer.ts', yoga),
    jit: await peer('yoga-peer.ts', jit, { JIT: '1' }),
    json: await peer('json-peer.ts', json),
  };
}

async function expectSameAnswers(ways: Record<Name, Way>, key: string): Promise<void> {
  const [expected, ...others] = await Promise.all(NAMES.map((name) => ask(ways[name].url, key)));
  others.forEach((other, index) => {
    if (!isDeepStrictEqual(other, expected)) throw new Error(`${NAMES[index + 1]} responds differently`);
  });
}

/** CPU milliseconds per request. */
async function measure({ url, child }: Way, keys: readonly string[]): Promise<number> {
  const count = scaled(REQUESTS);
  const before = await child.cpu();
  let next = 0;
  const askOn = async () => {
    while (next < count) await ask(url, keys[next++ % keys.length] ?? '');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return ((await child.cpu()) - before) / count;
}

async function ask(url: string, authorization: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', authorization },
    body: JSON.stringify({ query: QUERY, variables: { first: APPS } }),
  });
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null || 'errors' in answer || !('data' in answer))
    throw new Error(`${url} answered ${response.status}: ${JSON.stringify(answer).slice(0, 500)}`);
  return answer.data;
}
