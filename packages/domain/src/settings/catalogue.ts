import { z } from 'zod';
import { ALERT_KINDS, parseAlertRoutes } from '../alerts/index.ts';
import { define } from './define.ts';
import { fleetSettings } from './fleet.ts';
import { paymentSettings } from './payments.ts';
import { scanSettings } from './scan.ts';
import type { Setting } from './setting.ts';
import {
  port,
  url,
  safeUrl,
  headerName,
  secret,
  secrets,
  postgres,
  ownedDatabase,
  hosts,
  origins,
  PROCESSES,
  namesProcesses,
} from './shapes.ts';
import { turnSettings } from './turn.ts';

/**
 * Every environment variable of all processes, once. Defaults that depend on another variable are derived in
 * `addresses.ts`. The README’s table is printed from this list.
 */
export const settings = {
  MODE: define(
    'development or production. Development adds demo accounts and the outbox page, and listens on this machine only.',
    z.enum(['development', 'production'], { error: 'must be development or production' }),
    'development',
  ),
  HOST: define(
    'The address that the gateway, the files, the stream links and the hooks listen on.',
    z.string().min(1),
    '127.0.0.1',
  ),
  PORT: define('The port of the panel and the GraphQL API. The other ports follow it.', port, '4000'),
  PLATFORM_PORT: define(
    'The port of the platform services, on this machine only.',
    port.optional(),
    undefined,
    'PORT + 1',
  ),
  FILES_PORT: define('The port for uploading parts and downloading files.', port.optional(), undefined, 'PORT + 2'),
  STREAM_PORT: define('The port that serves streaming links.', port.optional(), undefined, 'PORT + 3'),
  HOOKS_PORT: define('The port for webhooks from external machines.', port.optional(), undefined, 'PORT + 4'),
  SIGNALLING_PORT: define(
    'The port where builds of a fleet open the sockets of their streams, and nothing else is served.',
    port.optional(),
    undefined,
    'PORT + 6',
  ),
  PUBLIC_URL: define('The public address of the panel.', url.optional(), undefined, 'http://localhost:PORT'),
  FILES_PUBLIC_URL: define('The public address of files.', url.optional(), undefined, 'http://127.0.0.1:FILES_PORT'),
  ALTERNATE_FILES_PUBLIC_URL: define(
    'The address to which uploads switch when they keep failing on FILES_PUBLIC_URL. It leads to FILES_PORT, path /alternate. Give it a host name of its own to make it an independent route.',
    url.optional(),
    undefined,
    'FILES_PUBLIC_URL/alternate',
  ),
  STREAM_PUBLIC_URL: define(
    'The start of the addresses of streaming links.',
    url.optional(),
    undefined,
    'http://127.0.0.1:STREAM_PORT',
  ),
  LINUX_STREAM_URL: define(
    'The start of the addresses of links that serve a Linux build: its connector.',
    url.optional(),
    undefined,
    'STREAM_PUBLIC_URL',
  ),
  PAY_PER_LAUNCH_STREAM_URL: define(
    'The start of the addresses of links of pay-per-launch accounts.',
    url.optional(),
    undefined,
    'STREAM_PUBLIC_URL',
  ),
  HOOKS_PUBLIC_URL: define(
    'The public address of HOOKS_PORT.',
    url.optional(),
    undefined,
    'http://127.0.0.1:HOOKS_PORT',
  ),
  SIGNALLING_PUBLIC_URL: define(
    'The address of SIGNALLING_PORT for the builds of a fleet. Required if FLEET_URL is on another machine.',
    url.optional(),
    undefined,
    'http://127.0.0.1:SIGNALLING_PORT',
  ),
  DATA_DIR: define('The folder of the embedded database, the files and the secrets.', z.string().min(1), '.data'),
  ALTERNATE_FILES_DIR: define(
    'The folder for parts sent to the alternate address. On another disk it still accepts parts when the first one is full.',
    z.string().min(1).optional(),
    undefined,
    'DATA_DIR/files-alternate',
  ),
  DATABASE_URL: define(
    'The database, with the role of this process. The launcher sets it; set it only for a process that you start yourself.',
    postgres.optional(),
    undefined,
    undefined,
    true,
  ),
  MIGRATION_DATABASE_URL: define(
    'The URL of your own PostgreSQL server, for the role that owns the database and may create roles. Unset: the embedded one.',
    ownedDatabase.optional(),
    undefined,
    'the embedded one',
    true,
  ),
  GATEWAY_SECRET: define(
    'Shared by gateway and platform; authorises the event stream. Unset: generated once and kept in DATA_DIR.',
    secret.optional(),
    undefined,
    'made once',
    true,
  ),
  SIGNING_SECRET: define(
    'Shared by platform and files; signs part links, keys the hashes of one-time codes and seals private keys. Unset: generated once and kept in DATA_DIR.',
    secret.optional(),
    undefined,
    'made once',
    true,
  ),
  UPSTREAM_URL: define(
    'The base address of the services behind the gateway. UPSTREAM_UPLOADS_URL and the like override it for one area.',
    url.optional(),
    undefined,
    'http://127.0.0.1:PLATFORM_PORT',
  ),
  SMTP_URL: define(
    'A mail server, such as smtp://user:password@mail.example:587. Unset: e-mails go to the outbox page.',
    z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      .optional(),
    undefined,
    undefined,
    true,
  ),
  ALERT_TELEGRAM_TOKEN: define(
    'The token of the Telegram bot that sends alerts to operators. Unset: no alerts to Telegram.',
    z
      .string()
      .regex(/^\d+:[\w-]{20,}$/, 'must be a bot token such as 123456:ABC…')
      .optional(),
    undefined,
    undefined,
    true,
  ),
  ALERT_TELEGRAM_CHAT_ID: define(
    'The id or @name of the Telegram chat that receives alerts. Required with ALERT_TELEGRAM_TOKEN.',
    z
      .string()
      .regex(/^(-?\d+|@\w+)$/, 'must be a number or start with @')
      .optional(),
  ),
  ALERT_TELEGRAM_URL: define('The address of Telegram’s Bot API.', safeUrl, 'https://api.telegram.org'),
  ALERT_SLACK_URL: define(
    'A Slack incoming webhook for alerts. Unset: no alerts to Slack.',
    safeUrl.optional(),
    undefined,
    undefined,
    true,
  ),
  ALERT_WEBHOOK_URL: define(
    'An address of your own that receives alerts as signed JSON. Unset: none.',
    safeUrl.optional(),
    undefined,
    undefined,
    true,
  ),
  ALERT_WEBHOOK_SECRET: define(
    'The key that signs the messages to ALERT_WEBHOOK_URL. Required with it.',
    secret.optional(),
    undefined,
    undefined,
    true,
  ),
  ALERT_ROUTES: define(
    'Which kinds of alerts are sent where, such as `uploadTested=slack, browserFault=none, *=telegram`. Kinds that are not named are sent to every configured channel, except `uploadTested`: uploads that passed are reported only where it is named.',
    z.string().transform((text, context) => {
      const routes = parseAlertRoutes(text);
      if (routes) return routes;
      const kinds = ALERT_KINDS.join(', ');
      context.addIssue(`must be a list of kind=channel+channel with these kinds: ${kinds}, *`);
      return z.NEVER;
    }),
    '',
    'every problem to every channel',
  ),
  ...scanSettings,
  STREAM_TEST_URL: define(
    'A stream test server that starts builds, such as http://10.0.0.7:8080/stream-test. Unset: the fleet starts those that it can, and the others are inspected.',
    url.optional(),
  ),
  STREAM_TEST_TOKEN: define(
    'The bearer token that the worker sends to the stream test server.',
    secret.optional(),
    undefined,
    undefined,
    true,
  ),
  STREAM_TEST_NOTICE_SECRETS: define(
    'The key that signs the stream test server’s notices. Two, separated by a comma, while one is being replaced. Unset: the server is only polled, and its notices are not accepted.',
    secrets.optional(),
    undefined,
    undefined,
    true,
  ),
  ...fleetSettings,
  ...turnSettings,
  ...paymentSettings,
  MAIL_FROM: define('The sender of e-mails.', z.string().min(3), 'Launchyard <no-reply@localhost>'),
  SUPPORT_URL: define(
    'The target of Contact Support.',
    z.url({
      protocol: /^(https?|mailto)$/,
      error: 'must be an address that starts with https://, http:// or mailto:',
    }),
    'mailto:support@localhost',
  ),
  DOCUMENTATION_URL: define(
    'The target of Documentation.',
    url,
    'https://dev.epicgames.com/documentation/en-us/unreal-engine/pixel-streaming-in-unreal-engine',
  ),
  TUTORIAL_URL: define(
    'The video that shows how to enable the PSX plugin. An .mp4 or .webm plays in the panel, any other address is opened. Unset: the documentation.',
    url.optional(),
  ),
  DEMO_APP_URL: define(
    'The target of every account’s demo application: a stream, or a page that shows one. Unset: none; in development, the sample build where builds can run.',
    url.optional(),
  ),
  NEUTRAL_ANSWERS: define(
    'yes or no. If yes, requesting a password reset gets the same answer for addresses without an account; if no, it says that the address is unknown.',
    z.enum(['yes', 'no'], { error: 'must be yes or no' }),
    'no',
  ),
  PLUGIN_2_SUPPORTED: define(
    'yes or no. Whether builds with only the new Pixel Streaming plugin can be streamed. If no, they are refused.',
    z.enum(['yes', 'no'], { error: 'must be yes or no' }),
    'no',
  ),
  LOG: define(
    'The processes that also log to the terminal: all, or names such as gateway,worker. Unset: logs go only to files in DATA_DIR.',
    z
      .string()
      .refine(namesProcesses, `must be all, or some of ${PROCESSES.join(',')}`)
      .optional(),
  ),
  TRUSTED_PROXIES: define(
    'Comma-separated addresses or ranges of the proxies in front of the gateway, the files, the stream links and the hooks. Only these are trusted to report the client address. Clients behind an unlisted proxy share the rate limits of its address.',
    z.string(),
    '',
    'none',
  ),
  COUNTRY_HEADER: define(
    'The header in which a proxy of TRUSTED_PROXIES says the visitor’s country as two letters, such as CF-IPCountry. It must overwrite what visitors send. Shown in the list of sessions. Unset: places are not known.',
    headerName.optional(),
  ),
  OLD_HOSTS: define(
    'Comma-separated former host names of the panel. They must lead to the gateway, which redirects to the same path of PUBLIC_URL.',
    hosts,
    '',
    'none',
  ),
  UPLOAD_HOSTS: define(
    'Comma-separated host names of the former upload domain. The gateway redirects its links to the screen of the panel that they mean.',
    hosts,
    '',
    'none',
  ),
  REDIRECT_ORIGINS: define(
    'Comma-separated origins, besides the panel, to which the `redirect` parameter of the sign-in page may lead.',
    origins,
    '',
    'none',
  ),
  LOG_LEVEL: define(
    'debug, info, warn or error.',
    z.enum(['debug', 'info', 'warn', 'error'], { error: 'must be debug, info, warn or error' }),
    'info',
  ),
} as const satisfies Record<string, Setting<unknown>>;
