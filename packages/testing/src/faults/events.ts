import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { formatId } from '@launchyard/domain/kit';
import { keepWriting } from '@launchyard/platform/events/test-writing';
import { openDatabase, type Database } from '@launchyard/platform/kit/database';
import { Client } from 'pg';
import { COMPILED } from '../compiled.ts';
import type { TestDatabase } from '../database/test-database.ts';
import { makePerson } from '../world/people.ts';
import { startPlatform } from '../world/platform.ts';
import { PROCESS_PATIENCE } from '../waits.ts';
import { wrongNumberings, type WrongNumbering } from './event-numbering.ts';
import { readFrom, type EventReader } from './event-reader.ts';
import type { FaultGround, FaultReport, Harness } from './harness.ts';
import { HARNESS_GATEWAY_SECRET, startSystem } from './system.ts';
import { untilThere } from './until-there.ts';

const ACCOUNTS = 6;
const FREEZE_MILLISECONDS = 1_500;
const WRITER = fileURLToPath(new URL('event-writer.ts', import.meta.url));

/** Every committed event gets its number in the commit order of its account, even if processes die or freeze. */
export const eventsHarness: Harness = {
  promise:
    'R7: every committed event is delivered once, in the order of its account, and none waits for a dead process',
  sizes: { long: 60, short: 6 },
  run: killNumberers,
};

const BREAKS = [
  'api-1 killed',
  'writer 1 killed',
  'api-2 frozen',
  'api-2 killed',
  'writer 2 killed',
  'api-1 frozen',
] as const;

/**
 * All processes number events: the two writers, and both apis for events that a dead process left. Each of them may
 * be killed at any moment.
 */
async function killNumberers({ createDatabase, folder, tell }: FaultGround, breaks: number): Promise<FaultReport> {
  const urls = await createDatabase();
  const system = await startSystem({ migrationUrl: urls.migrationUrl, dataDir: folder, processes: ['api-1', 'api-2'] });
  const database = openDatabase(urls.url, { connections: 2, onError: () => undefined });
  const readers = (['api-1', 'api-2'] as const).map((api) =>
    readFrom(`http://127.0.0.1:${system.port(api)}`, HARNESS_GATEWAY_SECRET),
  );
  const accounts = await makeAccounts(database);
  const writers = [startWriter(urls.url, accounts), startWriter(urls.url, accounts)];
  const done: Record<string, number> = {};
  const broken: string[] = [];
  try {
    await Promise.all(readers.map(hearsMore));
    for (let each = 0; each < breaks; each++) {
      await pause(200 + 400 * Math.random());
      const how = BREAKS[each % BREAKS.length] ?? BREAKS[0];
      done[how] = (done[how] ?? 0) + 1;
      if (how === 'writer 1 killed') await writers[0]?.kill();
      else if (how === 'writer 2 killed') await writers[1]?.kill();
      else if (how === 'api-1 killed') await system.kill('api-1');
      else if (how === 'api-2 killed') await system.kill('api-2');
      else {
        const [frozen, other] =
          how === 'api-1 frozen' ? (['api-1', readers[1]] as const) : (['api-2', readers[0]] as const);
        // The other api may have been killed just before.
        await hearsMore(other);
        await system.freeze(frozen, async () => {
          await pause(FREEZE_MILLISECONDS);
          await hearsAllNumbered(database, other);
          await hearsMore(other).catch(() => broken.push(`no event arrived while ${frozen} was frozen`));
        });
      }
      if ((each + 1) % 10 === 0) tell(`${each + 1} of ${breaks} breaks`);
    }
    // The writers are killed at the end too, so that others must number their last events.
    for (const writer of writers) await writer.stop();
    const told = await readTold(database);
    await catchUp(readers, told);
    broken.push(...readers.flatMap((reader) => compare(reader, told)));
    const planted: Record<string, string[]> = {};
    for (const wrong of wrongNumberings) planted[wrong.name] = await foundWith(wrong, createDatabase);
    planted['one that freezes while it holds the lock'] = await standStill(urls, accounts, readers[0]);
    return {
      done,
      figures: {
        told: [...told.values()].reduce((sum, count) => sum + count, 0),
        heard: readers.reduce((sum, reader) => sum + reader.count(), 0),
        reconnected: readers.reduce((sum, reader) => sum + reader.connections - 1, 0),
      },
      broken,
      planted,
    };
  } finally {
    await Promise.all([...readers, ...writers].map((each) => each.stop()));
    await system.close();
    await database.close();
    await urls.drop();
  }
}

async function makeAccounts({ sql }: Database): Promise<string[]> {
  const accounts: string[] = [];
  while (accounts.length < ACCOUNTS) accounts.push((await makePerson({ sql, now: new Date() })).uuids.account);
  return accounts;
}

/** A writer process that is restarted whenever it is killed. */
function startWriter(databaseUrl: string, accounts: readonly string[]) {
  const start = (): ChildProcess =>
    fork(WRITER, {
      env: {
        PATH: process.env['PATH'] ?? '',
        DATABASE_URL: databaseUrl,
        ACCOUNTS: accounts.join(','),
        NODE_COMPILE_CACHE: COMPILED,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  let child = start();
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return {
    async kill() {
      await end();
      child = start();
    },
    stop: end,
  };
}

async function hearsMore(reader: EventReader | undefined): Promise<void> {
  const before = reader?.count();
  await untilThere(() => Promise.resolve(reader?.count() !== before || undefined));
}

/** Until nothing that is numbered now is still on its way. */
async function hearsAllNumbered({ pool }: Database, reader: EventReader | undefined): Promise<void> {
  const { rows } = await pool.query<Newest>('select newest from event_counter');
  await hearsUpTo(rows, reader);
}

type Newest = { newest: string };

async function hearsUpTo([row]: readonly Newest[], reader: EventReader | undefined): Promise<void> {
  const newest = Number(row?.newest);
  await untilThere(async () => (reader && reader.last() >= newest) || undefined);
}

/**
 * What is received while a transaction holds the lock of the numbering, as a process would that kept it for more than
 * one statement.
 */
async function standStill(
  urls: TestDatabase,
  accounts: readonly string[],
  reader: EventReader | undefined,
): Promise<string[]> {
  const writer = startWriter(urls.url, accounts);
  const owner = openDatabase(urls.migrationUrl, { connections: 1, onError: () => undefined });
  try {
    await hearsMore(reader);
    return await owner.sql.transaction(async (tx) => {
      const { rows } = await tx.execute<Newest>('select newest from event_counter for update');
      await hearsUpTo(rows, reader);
      const before = reader?.count();
      await pause(FREEZE_MILLISECONDS);
      return reader?.count() === before ? ['no event arrived while the lock was held'] : [];
    });
  } finally {
    await writer.stop();
    await owner.close();
  }
}

/** The number of notifications per account, by public id. */
async function readTold({ pool }: Database): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ account: string; told: number }>(
    'select account_id account, count(*)::int told from notifications group by account_id',
  );
  return new Map(rows.map(({ account, told }) => [formatId('account', account), told]));
}

async function catchUp(readers: readonly EventReader[], told: ReadonlyMap<string, number>): Promise<void> {
  const deadline = performance.now() + PROCESS_PATIENCE;
  const hasAll = ({ heard }: EventReader) =>
    [...told].every(([account, count]) => heard.get(account)?.length === count);
  while (performance.now() < deadline && !readers.every(hasAll)) await pause(50);
}

/** Checks that every message arrived once and in order. */
function compare({ heard, outOfOrder }: EventReader, told: ReadonlyMap<string, number>): string[] {
  const found = [...outOfOrder];
  for (const [account, count] of told) {
    const messages = heard.get(account) ?? [];
    const wrong = messages.findIndex((message, index) => message !== String(index + 1));
    if (wrong >= 0) found.push(`${account} received ${messages[wrong]} instead of ${wrong + 1}`);
    else if (messages.length < count) found.push(`${account} never received the last ${count - messages.length}`);
  }
  return found;
}

/** What the same check finds with a broken numbering, as soon as it finds something. */
async function foundWith(
  { before, numbering }: WrongNumbering,
  createDatabase: FaultGround['createDatabase'],
): Promise<string[]> {
  const urls = await createDatabase();
  const owner = new Client({ connectionString: urls.migrationUrl });
  await owner.connect();
  await owner.query(`${before} ${numbering}`);
  await owner.end();
  const platform = await startPlatform({ database: urls });
  const { addresses, gatewaySecret } = platform.config;
  const databases = [0, 1].map(() => openDatabase(urls.url, { connections: 10, onError: () => undefined }));
  const reader = readFrom(addresses.upstream, gatewaySecret);
  try {
    const accounts = await makeAccounts(platform.database);
    const over = new AbortController();
    const writing = databases.map((database) => keepWriting(database, accounts, over.signal));
    const found = () => compare(reader, new Map([...reader.heard].map(([account, { length }]) => [account, length])));
    await untilThere(async () => found().length > 0 || undefined).catch(() => undefined);
    over.abort();
    await Promise.all(writing);
    return found();
  } finally {
    await reader.stop();
    await Promise.all(databases.map((database) => database.close()));
    await platform.close();
  }
}
