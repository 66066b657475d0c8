import { createHmac } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataDirectory } from './data-directory.ts';
import { lockDataDirectory } from './data-lock.ts';
import { migrateDatabase, openDatabase } from './database.ts';
import { demoAddress, type Showcase } from './demo-app.ts';
import { askFleet } from './fleet-line.ts';
import { openLogFile } from './log-file.ts';
import { checkPorts } from './ports.ts';
import { ensureSampleBuild } from './sample-build.ts';
import { readSecrets } from './secrets.ts';
import { commandOf, environmentOf, sourceOf } from './services.ts';
import type { Service } from './services.ts';
import { readLaunchSettings } from './settings.ts';
import type { LaunchSettings } from './settings.ts';
import { onSourceChange } from './source-watch.ts';
import { supervise } from './supervisor.ts';
import type { Supervision } from './supervisor.ts';
import { welcome } from './welcome.ts';
import type { DemoPerson } from './welcome.ts';

export interface StartOptions {
  environment: Record<string, string | undefined>;
  /** In start order. */
  services: (values: LaunchSettings['values']) => readonly Service[];
  migrate: (migrationUrl: string) => Promise<void>;
  seedDemo: (options: { migrationUrl: string; demoFile: string }) => Promise<Array<DemoPerson & Showcase>>;
  /** Writes the sample build to that file, which appears when it is complete. Called in development, once. */
  makeSample: (file: string) => Promise<void>;
  /** Makes the demo application of every account after the start, where builds can run. Unset: there is none. */
  placeDemo?: (panel: string, showcase: Showcase, sampleFile: string, signal: AbortSignal) => Promise<string | null>;
  /** Restart a service when its source changes. */
  isWatching?: boolean;
  print: (text: string) => void;
  /** Aborted by the first Ctrl-C: stops what has been started so far. */
  signal?: AbortSignal;
}

export interface Running {
  settings: LaunchSettings;
  /** Stops everything: the gateway first, then the services, then the database. */
  stop(): Promise<void>;
  /** Kills the services at once. The database ends when our process does. */
  kill(): void;
}

/**
 * Starts the whole product and resolves when every process is ready. Throws SettingsError or LaunchError for problems
 * that the operator can solve; then nothing is left running.
 */
export async function start(options: StartOptions): Promise<Running> {
  const { environment, print, signal } = options;
  const settings = readLaunchSettings(environment);
  const { addresses, dataDir, values } = settings;
  const log = (line: string) => print(`${line}\n`);

  await using started = new AsyncDisposableStack();
  await makeDataDirectory(dataDir);
  const lock = await lockDataDirectory(dataDir);
  started.defer(() => lock.release());
  // Processes left by a killed start end on their own, but take a moment to release their ports.
  await checkPorts(addresses, values.HOST, lock.previousWasKilled ? 10_000 : 0);
  const secrets = await readSecrets(dataDir);
  const database = await openDatabase(values, dataDir, log);
  started.defer(() => database.stop());
  signal?.throwIfAborted();
  await migrateDatabase(database, options.migrate);
  const demoFile = join(dataDir, 'demo.json');
  const { migrationUrl } = database;
  const people = values.MODE === 'development' ? await options.seedDemo({ migrationUrl, demoFile }) : [];

  await mkdir(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  const services = options.services(values);
  // No process gets what these are derived from.
  const derive = deriveFrom(secrets.launcherSecret);
  const fleet = services.some(({ name }) => name === 'fleet')
    ? {
        FLEET_URL: `http://127.0.0.1:${addresses.ports.fleet}`,
        FLEET_TOKEN: values.FLEET_TOKEN ?? derive('token of the embedded fleet'),
      }
    : undefined;
  const takesPayments = services.some(({ name }) => name === 'payments');
  const payments = {
    // Each process is told, so that none has to know the default.
    BILLING: takesPayments ? 'embedded' : 'none',
    ...(takesPayments && {
      PAYMENTS_TOKEN: values.PAYMENTS_TOKEN ?? derive('token of the payment engine'),
      PAYMENTS_WEBHOOK_SECRET: values.PAYMENTS_WEBHOOK_SECRET ?? derive('signature of payment events'),
    }),
  };
  const showcase = options.placeDemo && fleet && people.find(({ role }) => role === 'showcase');
  const shared = {
    // Node caches compiled source for the next start.
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    ...environment,
    DATA_DIR: dataDir,
    MIGRATION_DATABASE_URL: migrationUrl,
    GATEWAY_SECRET: values.GATEWAY_SECRET ?? secrets.GATEWAY_SECRET,
    SIGNING_SECRET: values.SIGNING_SECRET ?? secrets.SIGNING_SECRET,
    ...fleet,
    ...payments,
    ...(showcase && { DEMO_APP_URL: values.DEMO_APP_URL ?? demoAddress(addresses, showcase) }),
  };
  const processes: Supervision[] = [];
  started.defer(() => stopInOrder(processes));
  for (const service of services) {
    signal?.throwIfAborted();
    const supervision = supervise({
      name: service.name,
      command: commandOf(service, environment),
      environment: environmentOf(service, shared),
      logFile: openLogFile(join(dataDir, 'logs', `${service.name}.log`)),
      log,
      echo: isEchoed(service.name, values.LOG) ? (chunk) => print(chunk.toString()) : undefined,
      readyUrl: service.readyUrl?.(addresses, values.HOST),
    });
    processes.push(supervision);
    if (!options.isWatching) continue;
    started.adopt(
      onSourceChange((service.packages ?? []).map(sourceOf), () => {
        log(`Restarting ${service.name}: its source changed.`);
        supervision.restart();
      }),
      (stopWatching) => stopWatching(),
    );
  }
  await untilAborted(Promise.all(processes.map((supervision) => supervision.ready)), signal);
  const sample =
    values.MODE === 'development' ? await untilAborted(ensureSampleBuild(dataDir, options.makeSample), signal) : null;
  const builds = fleet ? await untilAborted(askFleet(fleet), signal) : null;
  print(
    welcome(settings, {
      people,
      demoFile,
      sample: sample && sample.line,
      builds: builds && builds.line,
      takesPayments,
    }),
  );
  if (showcase && values.DEMO_APP_URL === undefined && builds?.runs && sample?.file) {
    const placing = new AbortController();
    started.defer(() => placing.abort());
    void options
      .placeDemo?.(addresses.panel, showcase, sample.file, placing.signal)
      .catch((error: unknown) => (placing.signal.aborted ? null : String(error)))
      .then((problem) => problem !== null && log(`The demo application could not be made. ${problem}`));
  }

  const running = started.move();
  return {
    settings,
    async stop() {
      await running.disposeAsync();
    },
    kill() {
      for (const supervision of processes) supervision.kill();
    },
  };
}

/** Makes secrets for one purpose each: the same for every start, and useless for anything else. */
const deriveFrom =
  (secret: string) =>
  (purpose: string): string =>
    createHmac('sha256', secret).update(purpose).digest('base64url');

/** The gateway, started last, accepts no more requests; then the services behind it end together. */
async function stopInOrder(processes: readonly Supervision[]): Promise<void> {
  await processes.at(-1)?.stop();
  await Promise.all(processes.slice(0, -1).map((supervision) => supervision.stop()));
}

/** LOG is `all` or a list of names such as `gateway,worker`. */
function isEchoed(name: string, wanted: string | undefined): boolean {
  const names = (wanted ?? '').split(',').map((entry) => entry.trim());
  return names.includes(name) || names.includes('all');
}

async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
