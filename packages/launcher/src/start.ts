import { createHmac } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { makeDataDirectory } from './data-directory.ts';
import { lockDataDirectory } from './data-lock.ts';
import { migrateDatabase, openDatabase } from './database.ts';
import { demoAddress, type Showcase } from './demo-app.ts';
import { askFleet, type FleetSettings } from './fleet-line.ts';
import { checkPorts } from './ports.ts';
import { createProcesses } from './processes.ts';
import { ensureSampleBuild } from './sample-build.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import type { Service } from './services.ts';
import { readLaunchSettings } from './settings.ts';
import type { LaunchSettings } from './settings.ts';
import { welcome } from './welcome.ts';
import type { DemoPerson } from './welcome.ts';

export interface StartOptions {
  environment: Record<string, string | undefined>;
  /** The last one receives requests, and is stopped first. Those that use no database are started before the others. */
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
  const { environment, print, signal, isWatching = false } = options;
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
  await mkdir(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  signal?.throwIfAborted();

  // Node keeps there what it compiled, for the next start.
  const compiled = join(dataDir, 'compiled');
  enableCompileCache(compiled);
  const services = options.services(values);
  const fleet = services.some(({ name }) => name === 'fleet') ? embeddedFleet(settings, secrets) : undefined;
  const takesPayments = services.some(({ name }) => name === 'payments');
  const shared = {
    NODE_COMPILE_CACHE: compiled,
    ...environment,
    DATA_DIR: dataDir,
    GATEWAY_SECRET: values.GATEWAY_SECRET ?? secrets.GATEWAY_SECRET,
    SIGNING_SECRET: values.SIGNING_SECRET ?? secrets.SIGNING_SECRET,
    ...fleet,
    // Each process is told, so that none has to know the default.
    BILLING: takesPayments ? 'embedded' : 'none',
    ...(takesPayments && embeddedPayments(settings, secrets)),
  };
  const { HOST: host, LOG: echoed } = values;
  const processes = createProcesses({ dataDir, addresses, host, echoed, isWatching, print });
  // The gateway accepts no more requests; then the services behind it end.
  const stopProcesses = () => processes.stop(services.at(-1)?.name);
  started.defer(stopProcesses);
  // Those that use no database load while it starts.
  processes.start(
    services.filter((service) => service.database === undefined),
    shared,
  );
  const database = await openDatabase(values, dataDir, log);
  started.defer(() => database.stop());
  started.defer(stopProcesses);
  signal?.throwIfAborted();
  await migrateDatabase(database, options.migrate);
  const demoFile = join(dataDir, 'demo.json');
  const { migrationUrl } = database;
  const people = values.MODE === 'development' ? await options.seedDemo({ migrationUrl, demoFile }) : [];
  const showcase = options.placeDemo && fleet && people.find(({ role }) => role === 'showcase');
  signal?.throwIfAborted();
  processes.start(
    services.filter((service) => service.database !== undefined),
    {
      ...shared,
      MIGRATION_DATABASE_URL: migrationUrl,
      ...(showcase && { DEMO_APP_URL: values.DEMO_APP_URL ?? demoAddress(addresses, showcase) }),
    },
  );
  await untilAborted(processes.ready(), signal);
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
      processes.kill();
    },
  };
}

/** The address of the embedded fleet, and the token that it asks for. */
const embeddedFleet = ({ addresses, values }: LaunchSettings, secrets: Secrets): FleetSettings => ({
  FLEET_URL: `http://127.0.0.1:${addresses.ports.fleet}`,
  FLEET_TOKEN: values.FLEET_TOKEN ?? derive(secrets, 'token of the embedded fleet'),
});

const embeddedPayments = ({ values }: LaunchSettings, secrets: Secrets) => ({
  PAYMENTS_TOKEN: values.PAYMENTS_TOKEN ?? derive(secrets, 'token of the payment engine'),
  PAYMENTS_WEBHOOK_SECRET: values.PAYMENTS_WEBHOOK_SECRET ?? derive(secrets, 'signature of payment events'),
});

/** A secret for one purpose: the same for every start, and useless for anything else. No process gets what it is made of. */
const derive = ({ launcherSecret }: Secrets, purpose: string): string =>
  createHmac('sha256', launcherSecret).update(purpose).digest('base64url');

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
