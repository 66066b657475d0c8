import { START_TEST, TEST_SERVER_POLL_SECONDS } from '@launchyard/domain/uploads';
import type { AlertRoutes } from '@launchyard/domain/alerts';
import { readAddresses, readSettings, settings, SettingsError, type Addresses } from '@launchyard/domain/settings';
import { readProxies } from '@launchyard/process/client-address';
import type { ChannelSettings } from './providers/alerts/open-channels.ts';
import type { PaymentsAddress } from './providers/payments/open-payments.ts';
import type { TurnServer } from './signalling/turn.ts';

type Environment = Record<string, string | undefined>;

const { MODE, HOST, LOG_LEVEL, DATABASE_URL, DATA_DIR } = settings;
const { PORT, PLATFORM_PORT, FILES_PORT, STREAM_PORT, HOOKS_PORT, FLEET_PORT, SIGNALLING_PORT, CHECKOUT_PORT } =
  settings;
const { ALTERNATE_FILES_DIR, ALTERNATE_FILES_PUBLIC_URL } = settings;
const { PUBLIC_URL, FILES_PUBLIC_URL, HOOKS_PUBLIC_URL, SIGNALLING_PUBLIC_URL, CHECKOUT_PUBLIC_URL, UPSTREAM_URL } =
  settings;
const { STREAM_PUBLIC_URL, LINUX_STREAM_URL, PAY_PER_LAUNCH_STREAM_URL } = settings;
const streams = { STREAM_PUBLIC_URL, LINUX_STREAM_URL, PAY_PER_LAUNCH_STREAM_URL };
const ports = { PORT, PLATFORM_PORT, FILES_PORT, STREAM_PORT, HOOKS_PORT, FLEET_PORT, SIGNALLING_PORT, CHECKOUT_PORT };
const addresses = {
  PUBLIC_URL,
  FILES_PUBLIC_URL,
  ALTERNATE_FILES_PUBLIC_URL,
  ...streams,
  HOOKS_PUBLIC_URL,
  SIGNALLING_PUBLIC_URL,
  CHECKOUT_PUBLIC_URL,
  UPSTREAM_URL,
  FLEET_URL: settings.FLEET_URL,
};
const { ALERT_TELEGRAM_TOKEN, ALERT_TELEGRAM_CHAT_ID, ALERT_TELEGRAM_URL } = settings;
const { ALERT_SLACK_URL, ALERT_WEBHOOK_URL, ALERT_WEBHOOK_SECRET, ALERT_ROUTES } = settings;
const alertSettings = {
  ALERT_TELEGRAM_TOKEN,
  ALERT_TELEGRAM_CHAT_ID,
  ALERT_TELEGRAM_URL,
  ALERT_SLACK_URL,
  ALERT_WEBHOOK_URL,
  ALERT_WEBHOOK_SECRET,
  ALERT_ROUTES,
};
const shared = { MODE, HOST, LOG_LEVEL, DATABASE_URL, DATA_DIR, ALTERNATE_FILES_DIR, ...ports, ...addresses };

/** The configuration that all processes of the services need. */
interface SharedConfig {
  mode: 'development' | 'production';
  host: string;
  addresses: Addresses;
  databaseUrl: string;
  dataDir: string;
  /** The folder of the alternate file store. Unset: one in the data folder. */
  alternateFilesDir: string | undefined;
  logLevel: string;
}
/** A fleet over REST. */
export interface FleetAddress {
  /** Without a trailing slash. */
  url: string;
  token: string;
}
export interface ApiConfig extends SharedConfig {
  /** Unset: nothing can be bought. */
  payments: PaymentsAddress | undefined;
  /** Unset: no build runs. */
  fleet: FleetAddress | undefined;
  /** Whether replies hide which addresses have an account. */
  hasNeutralAnswers: boolean;
  /** The address of the demo application. Unset: there is none. */
  demoAppUrl: string | undefined;
  gatewaySecret: string;
  signingSecret: string;
}
/**
 * Configuration of the two public processes: the one that receives parts and serves files, and the one that answers
 * streaming links.
 */
export interface PublicConfig extends SharedConfig {
  signingSecret: string;
  /** Addresses or ranges of the proxies trusted to report the client address. */
  trustedProxies: readonly string[];
}
/** Configuration of the process that answers streaming links and runs their sessions. */
export interface StreamsConfig extends PublicConfig {
  /** Unset: no build runs. */
  fleet: FleetAddress | undefined;
  /** Unset: only direct connections. */
  turn: TurnServer | undefined;
  /** The header, in lower case, in which a trusted proxy tells the country of a client. */
  countryHeader: string | undefined;
}
/** Configuration of the hooks, which external machines call. */
export interface HooksConfig extends PublicConfig {
  /** None: notices of the stream test server are not accepted. */
  streamTestNoticeSecrets: readonly string[];
  /** None: events of a payment provider are not accepted. */
  paymentEventSecrets: readonly string[];
}
export interface WorkerConfig extends SharedConfig {
  /** Unset: nothing can be bought. */
  payments: PaymentsAddress | undefined;
  /** Signs the tickets of builds that are tested. Set if there is a fleet. */
  signingSecret: string | undefined;
  /** Unset: no build runs. */
  fleet: FleetAddress | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  alerts: AlertSettings;
  /** Unset: no virus scanner is connected. */
  clamd: { url: string; maxBytes: number } | undefined;
  /** Unset: builds are inspected. */
  streamTest: { url: string; token: string | undefined } | undefined;
  /** How often the stream tester’s health is polled. */
  testServerPollMilliseconds: number;
  isPlugin2Supported: boolean;
  /** How long a build under test may take to register, and from then to its first picture. */
  buildRegisterSeconds: number;
  buildPictureSeconds: number;
  /** Where builds of the embedded fleet are viewed. */
  embeddedFleet: { firstUdpPort: number; places: number };
}

/** Where alerts are sent, and which. */
export interface AlertSettings extends ChannelSettings {
  routes: AlertRoutes;
}

/** Reads the environment of the API process. Throws SettingsError with a sentence for each invalid variable. */
export function readApiConfig(environment: Environment): ApiConfig {
  const { GATEWAY_SECRET, SIGNING_SECRET, NEUTRAL_ANSWERS, DEMO_APP_URL } = settings;
  const ours = { GATEWAY_SECRET, SIGNING_SECRET, NEUTRAL_ANSWERS, DEMO_APP_URL };
  const values = readSettings({ ...shared, ...ours }, environment);
  const common = toShared(values);
  return {
    ...common,
    fleet: readFleet(environment),
    payments: readPayments(environment, common.addresses),
    hasNeutralAnswers: values.NEUTRAL_ANSWERS === 'yes',
    demoAppUrl: values.DEMO_APP_URL,
    gatewaySecret: need('GATEWAY_SECRET', values.GATEWAY_SECRET),
    signingSecret: need('SIGNING_SECRET', values.SIGNING_SECRET),
  };
}

/** The same for the two public processes. */
export function readPublicConfig(environment: Environment): PublicConfig {
  const { SIGNING_SECRET, TRUSTED_PROXIES } = settings;
  const values = readSettings({ ...shared, SIGNING_SECRET, TRUSTED_PROXIES }, environment);
  return {
    ...toShared(values),

    signingSecret: need('SIGNING_SECRET', values.SIGNING_SECRET),
    trustedProxies: readProxies(values.TRUSTED_PROXIES),
  };
}

/** The same for streams. */
export function readStreamsConfig(environment: Environment): StreamsConfig {
  const { COUNTRY_HEADER } = settings;
  const { COUNTRY_HEADER: countryHeader } = readSettings({ COUNTRY_HEADER }, environment);
  return {
    ...readPublicConfig(environment),
    fleet: readFleet(environment),
    turn: readTurn(environment),
    countryHeader,
  };
}

/** The same for the hooks. */
export function readHooksConfig(environment: Environment): HooksConfig {
  const { STREAM_TEST_NOTICE_SECRETS } = settings;
  const values = readSettings({ STREAM_TEST_NOTICE_SECRETS }, environment);
  return {
    ...readPublicConfig(environment),
    streamTestNoticeSecrets: values.STREAM_TEST_NOTICE_SECRETS ?? [],
    paymentEventSecrets: readEventSecrets(environment),
  };
}

/** The same for the worker. */
export function readWorkerConfig(environment: Environment): WorkerConfig {
  const { SMTP_URL, MAIL_FROM, CLAMD_URL, CLAMD_MAX_BYTES, PLUGIN_2_SUPPORTED } = settings;
  const { STREAM_TEST_URL, STREAM_TEST_TOKEN, SIGNING_SECRET, FLEET_FIRST_UDP_PORT, FLEET_PLACES } = settings;
  const streamTest = { STREAM_TEST_URL, STREAM_TEST_TOKEN, SIGNING_SECRET, FLEET_FIRST_UDP_PORT, FLEET_PLACES };
  const ours = { SMTP_URL, MAIL_FROM, CLAMD_URL, CLAMD_MAX_BYTES, PLUGIN_2_SUPPORTED };
  const values = readSettings({ ...shared, ...ours, ...streamTest, ...alertSettings }, environment);
  const fleet = readFleet(environment);
  const common = toShared(values);
  return {
    ...common,
    signingSecret: fleet ? need('SIGNING_SECRET', values.SIGNING_SECRET) : values.SIGNING_SECRET,
    fleet,
    payments: readPayments(environment, common.addresses),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    alerts: toAlerts(values),
    clamd: values.CLAMD_URL === undefined ? undefined : { url: values.CLAMD_URL, maxBytes: values.CLAMD_MAX_BYTES },
    streamTest:
      values.STREAM_TEST_URL === undefined
        ? undefined
        : { url: values.STREAM_TEST_URL.replace(/\/+$/, ''), token: values.STREAM_TEST_TOKEN },
    testServerPollMilliseconds: TEST_SERVER_POLL_SECONDS * 1000,
    isPlugin2Supported: values.PLUGIN_2_SUPPORTED === 'yes',
    buildRegisterSeconds: START_TEST.registerSeconds,
    buildPictureSeconds: START_TEST.pictureSeconds,
    embeddedFleet: { firstUdpPort: values.FLEET_FIRST_UDP_PORT, places: values.FLEET_PLACES },
  };
}

/** Throws SettingsError for an address without a token: every call of a fleet needs it. */
function readFleet(environment: Environment): FleetAddress | undefined {
  const { FLEET_URL, FLEET_TOKEN } = settings;
  const { FLEET_URL: url, FLEET_TOKEN: token } = readSettings({ FLEET_URL, FLEET_TOKEN }, environment);
  if (url === undefined) return undefined;
  if (token === undefined) throw new SettingsError('FLEET_TOKEN is unset: the fleet at FLEET_URL requires it.');
  return { url: url.replace(/\/+$/, ''), token };
}

/** The launcher says BILLING: a process that is started by itself takes payments only if it is told so. */
function readPayments(environment: Environment, { checkout }: Addresses): PaymentsAddress | undefined {
  const { BILLING, PAYMENTS_TOKEN } = settings;
  const values = readSettings({ BILLING, PAYMENTS_TOKEN }, environment);
  if (values.BILLING !== 'embedded') return undefined;
  return { url: checkout, token: need('PAYMENTS_TOKEN', values.PAYMENTS_TOKEN) };
}

/** The secrets that sign the events of the payment provider: none where nothing can be bought. */
function readEventSecrets(environment: Environment): readonly string[] {
  const { BILLING, PAYMENTS_WEBHOOK_SECRET } = settings;
  const values = readSettings({ BILLING, PAYMENTS_WEBHOOK_SECRET }, environment);
  if (values.BILLING !== 'embedded') return [];
  return [need('PAYMENTS_WEBHOOK_SECRET', values.PAYMENTS_WEBHOOK_SECRET)];
}

/** Throws SettingsError for half a server. */
function readTurn(environment: Environment): TurnServer | undefined {
  const { TURN_URLS, TURN_SECRET } = settings;
  const { TURN_URLS: urls, TURN_SECRET: secret } = readSettings({ TURN_URLS, TURN_SECRET }, environment);
  if (urls === undefined) return undefined;
  if (secret === undefined) throw new SettingsError('TURN_SECRET is unset: credentials for TURN_URLS are made of it.');
  return { urls, secret };
}

/** Half a channel would silently send nothing. */
function toAlerts(values: ReturnType<typeof readSettings<typeof alertSettings>>): AlertSettings {
  const { ALERT_TELEGRAM_TOKEN: token, ALERT_TELEGRAM_CHAT_ID: chatId, ALERT_TELEGRAM_URL: url } = values;
  const { ALERT_WEBHOOK_URL: webhook, ALERT_WEBHOOK_SECRET: secret, ALERT_SLACK_URL: slack } = values;
  if ((token === undefined) !== (chatId === undefined)) {
    throw new SettingsError('ALERT_TELEGRAM_TOKEN and ALERT_TELEGRAM_CHAT_ID need each other: set both or none.');
  }
  if (webhook !== undefined && secret === undefined) {
    throw new SettingsError('ALERT_WEBHOOK_SECRET is unset: messages to ALERT_WEBHOOK_URL are signed with it.');
  }
  return {
    routes: values.ALERT_ROUTES,
    telegram: token !== undefined && chatId !== undefined ? { url, token, chatId } : undefined,
    slack: slack === undefined ? undefined : { url: slack },
    webhook: webhook !== undefined && secret !== undefined ? { url: webhook, secret } : undefined,
  };
}

function toShared(values: ReturnType<typeof readSettings<typeof shared>>): SharedConfig {
  return {
    mode: values.MODE,
    host: values.HOST,
    addresses: readAddresses(values),
    databaseUrl: need('DATABASE_URL', values.DATABASE_URL),
    dataDir: values.DATA_DIR,
    alternateFilesDir: values.ALTERNATE_FILES_DIR,
    logLevel: values.LOG_LEVEL,
  };
}

/** The launcher sets these for every process; a process started by hand needs them set. */
function need(name: keyof typeof settings, value: string | undefined): string {
  if (value !== undefined) return value;
  throw new SettingsError(`${name} is unset: this process needs it. ${settings[name].meaning}`);
}
