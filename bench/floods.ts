import { randomUUID } from 'node:crypto';
import { startSystem, type System } from '@launchyard/e2e/kit/system';
import type { DemoPerson } from '@launchyard/platform/demo';
import { arrange, get, json } from './floods/arrange.ts';
import type { Flood, Probes, Request, Waits } from './floods/messages.ts';
import { startChild } from './kit/child.ts';
import { atMost, rowOf, type Outcome, type Row } from './kit/row.ts';
import { scaled } from './kit/scale.ts';

const MEASURED_MILLISECONDS = 15_000;
const CONNECTIONS = 60;
/** What others may notice: twice of what a quiet machine takes, or this. */
const NOTICED_MILLISECONDS = 200;

/**
 * What one customer, or somebody who is none, does to all the others: the slowest hundredth of a query, of the page of a
 * link and of an upload’s part of somebody else, from another address, beside each flood. The product runs as it is
 * started; flood and measurement have processes of their own.
 */
export async function benchFloods(): Promise<Outcome> {
  const system = await startSystem({}, { hasDemo: true });
  try {
    const { owner, admin } = system.people;
    const probes = await arrange(system, owner);
    const quiet = await measure(probes);
    const rows: Row[] = [];
    for (const [what, flood] of Object.entries(floodsOf(system, probes, admin))) {
      const flooder = await startChild(new URL('./floods/flooder.ts', import.meta.url), {});
      try {
        flooder.send({ ...flood });
        const beside = await measure(probes);
        rows.push(
          ...Object.keys(probes).map((probe) => rowOfProbe(probe, what, p99(beside, probe), p99(quiet, probe))),
        );
      } finally {
        await flooder.stop();
      }
    }
    return { rows, versions: {} };
  } finally {
    await system.stop();
  }
}

function rowOfProbe(probe: string, what: string, measured: number, quiet: number): Row {
  return rowOf({
    what: `p99 of ${probe} beside ${what}`,
    unit: 'ms',
    measured,
    against: { name: 'twice of a quiet machine, or 200 ms', value: Math.max(2 * quiet, NOTICED_MILLISECONDS) },
    target: atMost(1),
  });
}

async function measure(probes: Probes): Promise<Waits> {
  const prober = await startChild(new URL('./floods/prober.ts', import.meta.url), {});
  try {
    prober.send({ probes: { ...probes }, milliseconds: scaled(MEASURED_MILLISECONDS) });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `prober.ts` sends this
    return (await prober.answer()) as Waits;
  } finally {
    await prober.stop();
  }
}

function p99(waits: Waits, probe: string): number {
  const sorted = (waits[probe] ?? []).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Infinity;
}

/** By a sender who has a key, and by one who has nothing. */
function floodsOf({ url }: System, probes: Probes, { apiKey }: DemoPerson): Record<string, Flood> {
  const graphql = `${url}/graphql`;
  const authorization = `Bearer ${apiKey}`;
  const page = probes['the page of a link'].url;
  const requests = (request: Request): Flood => ({ kind: 'requests', request, connections: CONNECTIONS });
  const socket = (again: object, sockets = 1): Flood => ({
    kind: 'sockets',
    url: graphql.replace('http', 'ws'),
    headers: {},
    sockets,
    first: [JSON.stringify({ type: 'connection_init', payload: { authorization } })],
    again: JSON.stringify(again),
  });
  const forged = `${Buffer.from(JSON.stringify([randomUUID(), null, 9e15, null])).toString('base64url')}.forged`;
  return {
    'requests about the schema with one key': requests(
      json(graphql, { query: '{ __schema { types { fields { name } } } }' }, authorization),
    ),
    'documents with a mistake over one socket': socket({
      id: '$',
      type: 'subscribe',
      payload: { query: 'subscription {' },
    }),
    'documents with a mistake over fifty sockets': socket(
      { id: '$', type: 'subscribe', payload: { query: 'subscription {' } },
      50,
    ),
    'pings over one socket': socket({ type: 'ping' }),
    'requests without a credential': requests(json(graphql, { query: '{ __typename }' })),
    'long requests without a credential': requests(json(graphql, { query: `{ __typename } # ${'x'.repeat(250_000)}` })),
    'pages of the panel': requests(get(`${url}/sign-in`)),
    'the page of a link, opened again and again': requests(get(page)),
    'sockets of streams with forged tickets': {
      kind: 'sockets',
      url: `${new URL(page).origin.replace('http', 'ws')}/session?visit=${forged}`,
      headers: { origin: new URL(page).origin },
      sockets: CONNECTIONS,
      first: [],
      again: '{}',
    },
  };
}
