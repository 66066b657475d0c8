import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { parseAlertRoutes } from '@launchyard/domain/alerts';
import type { Call, CallInput, CallReply } from '@launchyard/contract/kit';
import { createApi } from '@launchyard/platform/api';
import type { ApiConfig, HooksConfig, StreamsConfig, WorkerConfig } from '@launchyard/platform/config';
import { createFilesServer } from '@launchyard/platform/files';
import { createHooksServer } from '@launchyard/platform/hooks';
import { createStreamsServer } from '@launchyard/platform/streams';
import type { Clock } from '@launchyard/platform/kit/clock';
import { openDatabase, type Database } from '@launchyard/platform/kit/database';
import type { Signers, Stores } from '@launchyard/platform/providers/files/object-store';
import { createWorker } from '@launchyard/platform/worker';
import type { DatabaseProcess } from '@launchyard/platform/database-roles';
import { urlFor } from '../database/test-cluster.ts';
import type { TestDatabase } from '../database/test-database.ts';
import type { Fleet } from '@launchyard/contract/fleet';
import { freePorts } from './ports.ts';
import { createTestPayments, type TestPayments } from './test-payments.ts';
import { callRest, type Asker, type RestReply } from './rest.ts';
import {
  makePerson,
  makeUnfinishedPerson,
  type PersonOptions,
  type TestPerson,
  type UnfinishedPerson,
} from './people.ts';

export type PlatformConfig = ApiConfig & HooksConfig & StreamsConfig & WorkerConfig;

/** The services for one test, running in this process with their own database, folders and ports. */
export interface PlatformWorld {
  config: PlatformConfig;
  /** With the rights of all processes, to prepare what no call can create yet. */
  database: Database;
  /** With the rights of the worker, for what a test does in its place. */
  worker: Database;
  /** Connected as the role that owns the tables, to do what no process can do. */
  owner: Database;
  /** The URL of that role. */
  migrationUrl: string;
  log: Logger;
  person(options?: PersonOptions): Promise<TestPerson>;
  /** Somebody without a username. */
  unfinishedPerson(options?: Omit<PersonOptions, 'username'>): Promise<UnfinishedPerson>;
  /** Makes a REST call. Returns the response, refused or not. */
  rest<C extends Call>(call: C, input: CallInput<C>, as?: Asker): Promise<RestReply<CallReply<C>>>;
  startWorker(): Promise<{ close(): Promise<void> }>;
  /** Stops the process of streams only. */
  stopStreams(): Promise<void>;
  close(): Promise<void>;
}

export interface PlatformOptions {
  clock?: Clock;
  log?: Logger;
  config?: Partial<PlatformConfig>;
  /** Overrides the local public addresses. */
  addresses?: Partial<PlatformConfig['addresses']>;
  /** A migrated database, dropped at the end. Default: a new one from the test run. */
  database?: TestDatabase;
  withWorker?: boolean;
  /** Runs builds. Default: as the config says, by which there is none. */
  fleet?: Fleet;
  /** Charges cards, and sends its events to the hooks. Default: one that sends none. */
  payments?: TestPayments;
  /** The folder of a built player. Default: ours, if it was built. */
  playerDist?: string;
  /** How often sessions do what is due. */
  tickMilliseconds?: number;
  /** Replaces the folder stores of the config, with their signers. */
  outside?: { stores: Stores; signers: Signers };
}

/** Starts the services. Close them at the end, which removes database and folders. */
export async function startPlatform(options: PlatformOptions = {}): Promise<PlatformWorld> {
  const testDatabase = options.database ?? (await askForDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'launchyard-world-'));
  const config = await makeConfig(testDatabase.url, dataDir, options.config);
  Object.assign(config.addresses, options.addresses);
  if (options.payments) config.paymentEventSecrets = [options.payments.secret];
  const log = options.log ?? pino({ level: 'silent' });
  const parts = { log, ...(options.clock ? { clock: options.clock } : {}), ...options.outside };
  const configOf = (process: DatabaseProcess) => ({ ...config, databaseUrl: urlFor(process, testDatabase) });
  const files = await createFilesServer(configOf('files'), parts);
  const streams = await createStreamsServer(configOf('streams'), { ...parts, ...streamOptions(options) });
  let stopped: Promise<void> | undefined;
  const stopStreams = () => (stopped ??= streams.close());
  const clock: Clock = options.clock ?? (() => new Date());
  const { payments } = options;
  const hooks = await createHooksServer(configOf('streams'), {
    ...parts,
    ...(payments && { payments: payments.provider }),
  });
  const paying = { payments: (payments ?? createTestPayments(clock)).provider };
  const api = await createApi(configOf('api'), { ...parts, ...paying, ...(options.fleet && { fleet: options.fleet }) });
  const database = openDatabase(config.databaseUrl, { connections: 2, onError: () => undefined });
  const ofWorker = openDatabase(urlFor('worker', testDatabase), { connections: 2, onError: () => undefined });
  const owner = openDatabase(testDatabase.migrationUrl, { connections: 1, onError: () => undefined });
  const workers: Array<{ close(): Promise<void> }> = [];
  const startWorker = async () => {
    const worker = await createWorker(configOf('worker'), { ...parts, ...paying });
    workers.push(worker);
    return worker;
  };
  if (options.withWorker) await startWorker();
  return {
    config,
    database,
    worker: ofWorker,
    owner,
    migrationUrl: testDatabase.migrationUrl,
    log,
    // Only the owner of the database makes staff.
    person: (person) => makePerson({ sql: (person?.role ? owner : database).sql, now: clock() }, person),
    unfinishedPerson: (person) =>
      makeUnfinishedPerson({ sql: (person?.role ? owner : database).sql, now: clock() }, person),
    rest: (call, input, as = {}) => callRest(api.url, call, input, as),
    startWorker,
    stopStreams,
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      await api.close();
      await Promise.all([files.close(), stopStreams(), hooks.close()]);
      await Promise.all([database.close(), ofWorker.close(), owner.close()]);
      await testDatabase.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const streamOptions = ({ fleet, playerDist, tickMilliseconds }: PlatformOptions) => ({
  ...(fleet && { fleet }),
  ...(playerDist !== undefined && { playerDist }),
  ...(tickMilliseconds !== undefined && { tickMilliseconds }),
});

function defaultRoutes() {
  const routes = parseAlertRoutes('');
  if (!routes) throw new Error('no words are routes, too');
  return routes;
}

/** Imported lazily, because it only works in a test run. */
async function askForDatabase(): Promise<TestDatabase> {
  const { createTestDatabase } = await import('../database/test-database.ts');
  return createTestDatabase();
}

async function makeConfig(
  databaseUrl: string,
  dataDir: string,
  changes: Partial<PlatformConfig> = {},
): Promise<PlatformConfig> {
  const [gateway, platform, files, stream, hooks, signalling] = await freePorts();
  return {
    mode: 'development',
    host: '127.0.0.1',
    addresses: {
      ports: { gateway, platform, files, stream, hooks, fleet: 0, signalling, checkout: 0 },
      panel: `http://localhost:${gateway}`,
      files: `http://127.0.0.1:${files}`,
      alternateFiles: `http://127.0.0.1:${files}/alternate`,
      stream: `http://127.0.0.1:${stream}`,
      linuxStream: `http://127.0.0.1:${stream}`,
      payPerLaunchStream: `http://127.0.0.1:${stream}`,
      hooks: `http://127.0.0.1:${hooks}`,
      signalling: `http://127.0.0.1:${signalling}`,
      checkout: 'http://127.0.0.1:9',
      upstream: `http://127.0.0.1:${platform}`,
    },
    databaseUrl,
    dataDir,
    alternateFilesDir: undefined,
    logLevel: 'silent',
    gatewaySecret: 'the gateway secret of one test world',
    signingSecret: 'the signing secret of one test world',
    trustedProxies: [],
    turn: undefined,
    countryHeader: undefined,
    fleet: undefined,
    payments: undefined,
    paymentEventSecrets: [],
    hasNeutralAnswers: false,
    demoAppUrl: 'https://launchyard.example/demo',
    smtpUrl: undefined,
    mailFrom: 'Launchyard <no-reply@launchyard.example>',
    alerts: { routes: defaultRoutes() },
    clamd: undefined,
    streamTest: undefined,
    streamTestNoticeSecrets: [],
    testServerPollMilliseconds: 10_000,
    isPlugin2Supported: false,
    // A busy machine starts a build, and shows its first picture, late.
    buildRegisterSeconds: 60,
    embeddedFleet: { firstUdpPort: 20_000, places: 4 },
    buildPictureSeconds: 60,
    ...changes,
  };
}
