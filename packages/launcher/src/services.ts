import { fileURLToPath } from 'node:url';
import { billingOf, settings } from '@launchyard/domain/settings';
import type { Addresses } from '@launchyard/domain/settings';
import { nodeFlags } from '@launchyard/gateway/node-flags';
import { urlForProcess } from '@launchyard/platform/database-roles';
import type { DatabaseProcess } from '@launchyard/platform/database-roles';

/** A process of the product. */
export interface Service {
  name: string;
  /** The path of its script. */
  script: string;
  /** Node flags that it needs. */
  nodeFlags?: readonly string[];
  /** Which of the restricted settings it gets. */
  secrets: readonly SecretSetting[];
  /** As which process it uses the database. */
  database?: DatabaseProcess;
  /** Overrides of the common environment: a second one of its kind has its own ports. */
  environment?: Readonly<Record<string, string>>;
  /** The packages that it runs, to restart it when their source changes. */
  packages?: readonly string[];
  /** Where it answers `GET /ready` with 200. Without it, it is ready once it says that it has started. */
  readyUrl?: (addresses: Addresses, host: string) => string;
}

const databaseSettings = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
] as const satisfies readonly (keyof typeof settings)[];
const secretSettings = [
  'GATEWAY_SECRET',
  'SIGNING_SECRET',
  'SMTP_URL',
  'ALERT_TELEGRAM_TOKEN',
  'ALERT_SLACK_URL',
  'ALERT_WEBHOOK_URL',
  'ALERT_WEBHOOK_SECRET',
  'STREAM_TEST_TOKEN',
  'STREAM_TEST_NOTICE_SECRETS',
  'FLEET_TOKEN',
  'TURN_SECRET',
  'PAYMENTS_TOKEN',
  'PAYMENTS_WEBHOOK_SECRET',
] as const satisfies readonly (keyof typeof settings)[];
export type SecretSetting = (typeof secretSettings)[number];

const platform = ['platform', 'contract', 'domain', 'process'];

/** The last one, which receives requests, is stopped first. */
export const productServices: readonly Service[] = [
  {
    name: 'api',
    script: scriptOf('platform/src/main-api.ts'),
    database: 'api',
    secrets: ['GATEWAY_SECRET', 'SIGNING_SECRET', 'FLEET_TOKEN', 'PAYMENTS_TOKEN'],
    packages: platform,
    readyUrl: ({ ports }) => `http://127.0.0.1:${ports.platform}/ready`,
  },
  {
    name: 'files',
    script: scriptOf('platform/src/main-files.ts'),
    database: 'files',
    secrets: ['SIGNING_SECRET'],
    packages: platform,
    readyUrl: ({ ports }, host) => `http://${reachable(host)}:${ports.files}/ready`,
  },
  {
    name: 'streams',
    script: scriptOf('platform/src/main-streams.ts'),
    database: 'streams',
    secrets: ['SIGNING_SECRET', 'STREAM_TEST_NOTICE_SECRETS', 'FLEET_TOKEN', 'TURN_SECRET', 'PAYMENTS_WEBHOOK_SECRET'],
    packages: platform,
    readyUrl: ({ ports }, host) => `http://${reachable(host)}:${ports.stream}/ready`,
  },
  {
    name: 'worker',
    script: scriptOf('platform/src/main-worker.ts'),
    database: 'worker',
    secrets: [
      'SMTP_URL',
      'ALERT_TELEGRAM_TOKEN',
      'ALERT_SLACK_URL',
      'ALERT_WEBHOOK_URL',
      'ALERT_WEBHOOK_SECRET',
      'STREAM_TEST_TOKEN',
      'SIGNING_SECRET',
      'FLEET_TOKEN',
      'PAYMENTS_TOKEN',
    ],
    packages: platform,
  },
  {
    name: 'gateway',
    script: scriptOf('gateway/src/main.ts'),
    nodeFlags,
    secrets: ['GATEWAY_SECRET'],
    packages: ['gateway', 'schema', 'contract', 'domain', 'process'],
    readyUrl: ({ ports }, host) => `http://${reachable(host)}:${ports.gateway}/ready`,
  },
];

/** Runs builds on this machine. */
const embeddedFleet: Service = {
  name: 'fleet',
  script: scriptOf('fleet/src/main-fleet.ts'),
  secrets: ['FLEET_TOKEN'],
  packages: ['fleet', 'contract', 'domain', 'process'],
  readyUrl: ({ ports }) => `http://127.0.0.1:${ports.fleet}/ready`,
};

/** Takes payments with test cards. */
const embeddedPayments: Service = {
  name: 'payments',
  script: scriptOf('payments/src/main-payments.ts'),
  // It says of its database, in each log, that Node may still change it.
  nodeFlags: ['--disable-warning=ExperimentalWarning'],
  secrets: ['PAYMENTS_TOKEN', 'PAYMENTS_WEBHOOK_SECRET'],
  packages: ['payments', 'contract', 'domain', 'process'],
  readyUrl: ({ ports }, host) => `http://${reachable(host)}:${ports.checkout}/ready`,
};

/** What decides which services are started. */
export interface ServiceSettings {
  MODE: string;
  FLEET_URL: string | undefined;
  BILLING: 'embedded' | 'none' | undefined;
}

/**
 * The services to start with these settings: in development also the embedded fleet, unless FLEET_URL names another
 * one, and where it takes payments, the embedded payment engine.
 */
export function servicesFor(settings: ServiceSettings): readonly Service[] {
  const hasFleet = settings.MODE === 'development' && settings.FLEET_URL === undefined;
  return [
    ...(hasFleet ? [embeddedFleet] : []),
    ...(billingOf(settings) === 'embedded' ? [embeddedPayments] : []),
    ...productServices,
  ];
}

/** The process of the product with that name. */
export function serviceNamed(name: string): Service {
  const service = productServices.find((each) => each.name === name);
  if (!service) throw new Error(`there is no service ${name}`);
  return service;
}

/**
 * The environment of a service: all of our settings except secrets that are not for it. No service gets
 * MIGRATION_DATABASE_URL; those that use the database get a DATABASE_URL derived from it, with a role of their own.
 */
export function environmentOf(
  service: Service,
  environment: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const withheld: string[] = [...databaseSettings, ...secretSettings.filter((name) => !service.secrets.includes(name))];
  const given = Object.entries({ ...environment, ...service.environment });
  return {
    ...Object.fromEntries(given.filter(([name]) => !withheld.includes(name))),
    ...databaseSettingOf(service, environment['MIGRATION_DATABASE_URL']),
  };
}

const databaseSettingOf = ({ database }: Service, migrationUrl: string | undefined) =>
  database !== undefined && migrationUrl !== undefined ? { DATABASE_URL: urlForProcess(migrationUrl, database) } : {};

/** How we reach a process that listens on `host`: everywhere includes here. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * The Node arguments for a service. Nothing is forbidden if the panel is served from its source, which generates code.
 */
export const commandOf = (
  { script, nodeFlags: flags = [] }: Service,
  { LAUNCHYARD_DEV }: Record<string, string | undefined>,
): string[] => [...(LAUNCHYARD_DEV === '1' ? [] : flags), script];

/** The folder of a package’s source. */
export const sourceOf = (name: string) => fileURLToPath(new URL(`../../${name}/src`, import.meta.url));

function scriptOf(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
