import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@launchyard/launcher/database/embedded-database';
import { urlForProcess } from '@launchyard/platform/database-roles';
import { openDatabase, type Database } from '@launchyard/platform/kit/database';
import { migrate } from '@launchyard/platform/migrate';
import { startSystem } from '@launchyard/testing/faults/system';
import { insertAccounts } from '@launchyard/testing/growth/rows';
import { followEvents, type Arrivals } from './events/arrivals.ts';
import { change, changeAndTell, changeAtOnce } from './events/changes.ts';
import { median } from './kit/median.ts';
import { atMost, rowOf, type Outcome, type Row } from './kit/row.ts';
import { scaled } from './kit/scale.ts';

const ACCOUNTS = [1, 100, 1_000];
const ROUNDS = 5;
const ROUND_MILLISECONDS = 3_000;
/** As many as two services use. */
const CONNECTIONS = 24;
const QUIET_CHANGES = 200;
const QUIET_MILLISECONDS = 25;

/**
 * Many accounts make changes concurrently, each one after another, and publish an event with each change; then the
 * same without events. Measures how much an event adds to a commit, and how long it takes until an api process
 * delivers the event. The database syncs, like those of customers.
 */
export async function benchEvents(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-bench-'));
  const ends: Array<() => Promise<unknown>> = [() => rm(folder, { recursive: true, force: true })];
  try {
    const server = await startEmbeddedDatabase({ dataDir: folder, log: () => undefined });
    ends.push(() => server.stop());
    await migrate(server.migrationUrl);
    const databaseUrl = urlForProcess(server.migrationUrl, 'api');
    const accounts = await makeAccounts(server.migrationUrl, Math.max(...ACCOUNTS));
    const system = await startSystem({ migrationUrl: server.migrationUrl, dataDir: folder, processes: ['api-1'] });
    ends.push(() => system.close());
    const database = openDatabase(databaseUrl, { connections: CONNECTIONS, onError: () => undefined });
    ends.push(() => database.close());
    const arrivals = await followEvents(`http://127.0.0.1:${system.port('api-1')}`);
    ends.push(() => arrivals.stop());
    const rows: Row[] = await quietRows(database, accounts, arrivals);
    for (const count of ACCOUNTS) rows.push(...(await rowsAt(database, accounts.slice(0, count), arrivals)));
    return { rows, versions: {} };
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

async function makeAccounts(migrationUrl: string, count: number): Promise<string[]> {
  const tables = openDatabase(migrationUrl, { connections: 1, onError: () => undefined });
  await insertAccounts(tables.pool, count);
  const { rows } = await tables.pool.query<{ id: string }>('select id from accounts order by id');
  await tables.close();
  return rows.map(({ id }) => id);
}

/** One change at a time on an otherwise idle system. */
async function quietRows(database: Database, accounts: readonly string[], arrivals: Arrivals): Promise<Row[]> {
  const told: number[] = [];
  for (let each = 0; each < scaled(QUIET_CHANGES); each++) {
    const key = `quiet ${each}`;
    await changeAndTell(database, accounts[0] ?? '', key);
    const committed = performance.now();
    told.push((await arrivals.of(key)) - committed);
    await new Promise((resolve) => void setTimeout(resolve, QUIET_MILLISECONDS));
  }
  return latencyRows('one change at a time', told, { p50: 20, p99: 100 });
}

async function rowsAt(database: Database, accounts: readonly string[], arrivals: Arrivals): Promise<Row[]> {
  const [ours, peer]: [number[], number[]] = [[], []];
  const told: number[] = [];
  const name = `${accounts.length.toLocaleString('en')} ${accounts.length === 1 ? 'account' : 'accounts at once'}`;
  for (let round = -1; round < ROUNDS; round++) {
    const milliseconds = scaled(ROUND_MILLISECONDS);
    const without = await changeAtOnce(accounts, milliseconds, (account, key) => change(database, account, key));
    const withEvent = await changeAtOnce(accounts, milliseconds, (account, key) =>
      changeAndTell(database, account, key),
    );
    const waits: number[] = [];
    for (const [key, committed] of withEvent.committed) waits.push((await arrivals.of(key)) - committed);
    if (round < 0) continue;
    peer.push(without.millisecondsEach);
    ours.push(withEvent.millisecondsEach);
    told.push(...waits);
  }
  return [
    rowOf({
      what: `a change that is told, ${name}`,
      unit: 'ms',
      measured: median(ours),
      against: { name: 'the same, not told', value: median(peer) },
      target: atMost(3),
    }),
    ...latencyRows(name, told, { p50: 100, p99: 500 }),
  ];
}

function latencyRows(name: string, told: readonly number[], limits: { p50: number; p99: number }): Row[] {
  const sorted = told.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
  return (['p50', 'p99'] as const).map((which) =>
    rowOf({
      what: `from its commit until it is told, ${which}, ${name}`,
      unit: 'ms',
      measured: share(which === 'p50' ? 0.5 : 0.99),
      against: { name: 'limit', value: limits[which] },
      target: atMost(1),
    }),
  );
}
