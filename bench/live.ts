import { uploadStart, uploadUpdate } from '@launchyard/contract/uploads';
import { makeLoneDatabase } from '@launchyard/testing/database/lone-database';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { freePorts } from '@launchyard/testing/world/ports';
import { expectReply } from '@launchyard/testing/world/rest';
import { startChild, type Child } from './kit/child.ts';
import { startGateway } from './kit/gateway.ts';
import { makeAuthorizations } from './kit/keys.ts';
import { median } from './kit/median.ts';
import { peerVersion } from './kit/peers.ts';
import { atMost, rowOf, type Outcome } from './kit/row.ts';
import { scaled } from './kit/scale.ts';
import { initAs, QUERY, SUBSCRIBE } from './live/messages.ts';
import { startSubscribers, type Subscribers } from './live/start-subscribers.ts';

const SUBSCRIBERS = 2_000;
const ROUNDS = 7;
const WARM_UP_ROUNDS = 2;
const CHANGES = 10;

interface Side {
  child: Child;
  subscribers: Subscribers;
  /** Makes one change, or sends one text, for all subscribers. */
  tell: (index: number) => Promise<void>;
}

/**
 * 2,000 subscribers of one account on one gateway receive the same upload events; for comparison, a plain server
 * sends the same text to as many sockets. The servers and the subscribers each run in their own process. Measures the
 * CPU per delivery, and how long a query waits during deliveries.
 */
export async function benchLive(): Promise<Outcome> {
  const world = await startPlatform({ database: await makeLoneDatabase() });
  const ends: Array<() => Promise<void>> = [() => world.close()];
  try {
    const count = scaled(SUBSCRIBERS);
    const ours = await startOurs(world, count, ends);
    const text = await ours.subscribers.sample();
    const peer = await startPeer(text, count, ends);
    const gateway: number[] = [];
    const plain: number[] = [];
    const waits: number[] = [];
    for (let round = -WARM_UP_ROUNDS; round < scaled(ROUNDS); round++) {
      const used = await measure(ours, count);
      const usedByPeer = await measure(peer, count);
      const waited = await slowestQuery(ours, count);
      if (round < 0) continue;
      gateway.push(used);
      plain.push(usedByPeer);
      waits.push(waited);
    }
    return {
      rows: [
        rowOf({
          what: `CPU of a delivery of ${text.length} characters to ${count} subscribers`,
          unit: 'µs',
          measured: median(gateway),
          against: { name: 'plain ws server', value: median(plain) },
          target: atMost(6),
        }),
        rowOf({
          what: 'slowest query while they are told of changes',
          unit: 'ms',
          measured: median(waits),
          against: { name: 'limit', value: 500 },
          target: atMost(1),
        }),
      ],
      versions: { ws: await peerVersion('ws'), 'graphql-ws': await peerVersion('graphql-ws') },
    };
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

interface Ours extends Side {
  ask: () => Promise<void>;
}

async function startOurs(world: PlatformWorld, count: number, ends: Array<() => Promise<void>>): Promise<Ours> {
  const child = await startGateway(world.config);
  ends.push(() => child.stop());
  const person = await world.person();
  const as = { token: person.apiKey };
  const build = { appName: 'Live_App', fileName: 'a.zip', sizeBytes: 100_000_000, fingerprint: 'f'.repeat(64) };
  const { upload } = expectReply(await world.rest(uploadStart, { ...build, idempotencyKey: 'bench-live' }, as));
  const host = `127.0.0.1:${world.config.addresses.ports.gateway}/graphql`;
  const authorizations = await makeAuthorizations(world, person);
  const subscribers = await startSubscribers({
    url: `ws://${host}`,
    protocol: 'graphql-transport-ws',
    inits: authorizations.map(initAs),
    subscribe: SUBSCRIBE,
    count,
    mayEnd: false,
  });
  ends.push(() => subscribers.stop());
  let asked = 0;
  return {
    child,
    subscribers,
    async tell(index) {
      const input = { uploadId: upload.id, sendsUpdatesOnEmail: index % 2 === 0 };
      expectReply(await world.rest(uploadUpdate, input, as));
    },
    async ask() {
      const authorization = authorizations[asked++ % authorizations.length] ?? '';
      const response = await fetch(`http://${host}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ query: QUERY }),
      });
      const text = await response.text();
      if (!response.ok || text.includes('"errors"')) throw new Error(`the query returned ${text.slice(0, 300)}`);
    },
  };
}

async function startPeer(text: string, count: number, ends: Array<() => Promise<void>>): Promise<Side> {
  const [port] = await freePorts();
  const child = await startChild(new URL('./live/broadcast-peer.ts', import.meta.url), { PORT: String(port) });
  ends.push(() => child.stop());
  const subscribers = await startSubscribers({
    url: `ws://127.0.0.1:${port}`,
    protocol: null,
    inits: [],
    subscribe: null,
    count,
    mayEnd: false,
  });
  ends.push(() => subscribers.stop());
  return {
    child,
    subscribers,
    tell: async () => child.send({ text }),
  };
}

/** CPU microseconds per delivery. Each change waits until everybody has received the previous one. */
async function measure(side: Side, count: number): Promise<number> {
  const before = await side.child.cpu();
  await tellAll(side, count);
  return (((await side.child.cpu()) - before) * 1000) / (CHANGES * count);
}

async function tellAll({ subscribers, tell }: Side, count: number): Promise<void> {
  for (let index = 0; index < CHANGES; index++) {
    const expected = (await subscribers.received()) + count;
    await tell(index);
    await subscribers.until(expected);
  }
}

/** Milliseconds of the slowest of many consecutive queries during deliveries. */
async function slowestQuery(ours: Ours, count: number): Promise<number> {
  const told = new AbortController();
  let slowest = 0;
  const askOn = async () => {
    while (!told.signal.aborted) {
      const began = performance.now();
      await ours.ask();
      slowest = Math.max(slowest, performance.now() - began);
    }
  };
  const asking = askOn();
  await tellAll(ours, count);
  told.abort();
  await asking;
  return slowest;
}
