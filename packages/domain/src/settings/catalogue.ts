import { z } from 'zod';
import type { Setting } from './setting.ts';

const portWords = 'must be a whole number from 1 to 65535';
const port = z.coerce.number({ error: portWords }).int(portWords).min(1, portWords).max(65_535, portWords);
const url = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });
const secret = z.string().min(32, 'must have at least 32 characters');
const secrets = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()))
  .pipe(z.array(secret));
const postgres = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .optional();

const PROCESSES = ['api', 'files', 'streams', 'worker', 'gateway'];
const namesProcesses = (list: string) =>
  list.split(',').every((name) => name.trim() === 'all' || PROCESSES.includes(name.trim()));

/**
 * Every environment variable that any process reads, once. Defaults that depend on another variable are worked out in `addresses.ts`.
 * The README's table is printed from this list.
 */
export const settings = {
  MODE: define(
    'development or production. Development adds demo accounts and the outbox page and listens on this machine only.',
    z.enum(['development', 'production'], { error: 'must be development or production' }),
    'development',
  ),
  HOST: define(
    'The address that the gateway, the files, the stream links and the hooks listen on.',
    z.string().min(1),
    '127.0.0.1',
  ),
  PORT: define('The panel and the GraphQL API. The four other ports follow it.', port, '4000'),
  PLATFORM_PORT: define('The platform services, on this machine only.', port.optional(), undefined, 'PORT + 1'),
  FILES_PORT: define('Where parts of uploads go and files come from.', port.optional(), undefined, 'PORT + 2'),
  STREAM_PORT: define('Where streaming links open.', port.optional(), undefined, 'PORT + 3'),
  HOOKS_PORT: define('Where machines outside reach the services.', port.optional(), undefined, 'PORT + 4'),
  PUBLIC_URL: define('The address that people use for the panel.', url.optional(), undefined, 'http://localhost:PORT'),
  FILES_PUBLIC_URL: define(
    'The address that browsers use for files.',
    url.optional(),
    undefined,
    'http://127.0.0.1:FILES_PORT',
  ),
  ALTERNATE_FILES_PUBLIC_URL: define(
    'The address that uploads go on with when they keep failing on FILES_PUBLIC_URL. A host name of its own makes it another way in; it leads to FILES_PORT, path /alternate.',
    url.optional(),
    undefined,
    'FILES_PUBLIC_URL/alternate',
  ),
  STREAM_PUBLIC_URL: define(
    'The address that streaming links begin with.',
    url.optional(),
    undefined,
    'http://127.0.0.1:STREAM_PORT',
  ),
  LINUX_STREAM_URL: define(
    'The address that links begin with while they serve a Linux build: that of its connector.',
    url.optional(),
    undefined,
    'STREAM_PUBLIC_URL',
  ),
  PAY_PER_LAUNCH_STREAM_URL: define(
    'The address that the links of pay-per-launch accounts begin with.',
    url.optional(),
    undefined,
    'STREAM_PUBLIC_URL',
  ),
  HOOKS_PUBLIC_URL: define(
    'The address that machines outside use for HOOKS_PORT.',
    url.optional(),
    undefined,
    'http://127.0.0.1:HOOKS_PORT',
  ),
  DATA_DIR: define('The folder of the embedded database, the files and the secrets.', z.string().min(1), '.data'),
  ALTERNATE_FILES_DIR: define(
    'The folder for what uploads send to the alternate address. On another disk it takes parts when the first one is full.',
    z.string().min(1).optional(),
    undefined,
    'DATA_DIR/files-alternate',
  ),
  DATABASE_URL: define(
    'A PostgreSQL server of your own, for the application role. Unset: the embedded one.',
    postgres,
    undefined,
    'the embedded one',
    true,
  ),
  MIGRATION_DATABASE_URL: define(
    'The same database for the role that owns the tables. Needed with DATABASE_URL.',
    postgres,
    undefined,
    undefined,
    true,
  ),
  GATEWAY_SECRET: define(
    'Shared by gateway and platform: opens the event stream. Unset: made once and kept in DATA_DIR.',
    secret.optional(),
    undefined,
    'made once',
    true,
  ),
  SIGNING_SECRET: define(
    'Shared by platform and files: signs part links, and is the key under which one-time codes are hashed. Unset: made once and kept in DATA_DIR.',
    secret.optional(),
    undefined,
    'made once',
    true,
  ),
  UPSTREAM_URL: define(
    'The base address of the services that the gateway asks. UPSTREAM_UPLOADS_URL and the like name another for one area.',
    url.optional(),
    undefined,
    'http://127.0.0.1:PLATFORM_PORT',
  ),
  SMTP_URL: define(
    'A mail server, such as smtp://user:password@mail.example:587. Unset: mails go to the outbox page.',
    z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .optional(),
    undefined,
    undefined,
    true,
  ),
  ALERT_WEBHOOK_URL: define(
    'Where alerts for the people who run this go, as JSON with a text, as chat rooms take it. Unset: to the log only.',
    url.optional(),
    undefined,
    undefined,
    true,
  ),
  CLAMD_URL: define(
    'A clamd that scans uploads, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl. Unset: a matcher of the EICAR test file.',
    z
      .string()
      .regex(/^(tcp:\/\/[^/]+|unix:\/.+)$/, 'must begin with tcp:// or unix:/')
      .optional(),
  ),
  CLAMD_MAX_BYTES: define(
    'What clamd takes: the smaller of MaxFileSize and StreamMaxLength in its configuration. Larger files are told as not scanned.',
    z.coerce
      .number({ error: 'must be a number of bytes' })
      .int('must be a whole number of bytes')
      .min(1, 'must be 1 or more'),
    '104857600',
  ),
  STREAM_TEST_URL: define(
    'A stream test server that starts builds, such as http://10.0.0.7:8080/stream-test. Unset: builds are inspected, not started.',
    url.optional(),
  ),
  STREAM_TEST_TOKEN: define(
    'What the worker shows the stream test server, as a bearer token.',
    secret.optional(),
    undefined,
    undefined,
    true,
  ),
  STREAM_TEST_NOTICE_SECRETS: define(
    'What the stream test server signs its notices with; two, by comma, while one takes the place of the other. Unset: it is only asked, and tells nothing.',
    secrets.optional(),
    undefined,
    undefined,
    true,
  ),
  MAIL_FROM: define('The sender of mails.', z.string().min(3), 'Launchyard <no-reply@localhost>'),
  SUPPORT_URL: define(
    'Where Contact Support leads.',
    z.url({
      protocol: /^(https?|mailto)$/,
      error: 'must be an address that begins with https://, http:// or mailto:',
    }),
    'mailto:support@localhost',
  ),
  DOCUMENTATION_URL: define(
    'Where Documentation leads.',
    url,
    'https://dev.epicgames.com/documentation/en-us/unreal-engine/pixel-streaming-in-unreal-engine',
  ),
  TUTORIAL_URL: define(
    'The video that shows how to enable the PSX plugin: an .mp4 or .webm plays in the panel, any other address opens. Unset: the documentation.',
    url.optional(),
  ),
  DEMO_APP_URL: define(
    'Where the demo application of every account leads: a stream, or a page that shows one. Unset: there is none.',
    url.optional(),
  ),
  NEUTRAL_ANSWERS: define(
    'yes or no. Whether asking for a new password answers the same for addresses that nobody has; otherwise it says so.',
    z.enum(['yes', 'no'], { error: 'must be yes or no' }),
    'no',
  ),
  PLUGIN_2_SUPPORTED: define(
    'yes or no. Whether builds that have the new Pixel Streaming plugin alone can be streamed; otherwise they are refused.',
    z.enum(['yes', 'no'], { error: 'must be yes or no' }),
    'no',
  ),
  LOG: define(
    'The processes whose log also goes to the terminal: all, or names such as gateway,worker. Unset: to files in DATA_DIR only.',
    z
      .string()
      .refine(namesProcesses, `must be all, or some of ${PROCESSES.join(',')}`)
      .optional(),
  ),
  TRUSTED_PROXIES: define(
    'Addresses or ranges of the proxies in front of the gateway, the files, the stream links and the hooks, by comma: only they may say for whom they ask. All clients behind one that is not named here share the limits of one address.',
    z.string(),
    '',
    'none',
  ),
  LOG_LEVEL: define(
    'debug, info, warn or error.',
    z.enum(['debug', 'info', 'warn', 'error'], { error: 'must be debug, info, warn or error' }),
    'info',
  ),
} as const satisfies Record<string, Setting<unknown>>;

function define<T>(
  meaning: string,
  schema: z.ZodType<T>,
  fallback?: string,
  shownDefault?: string,
  isSecret = false,
): Setting<T> {
  return { meaning, schema, fallback, shownDefault: shownDefault ?? fallback ?? 'unset', isSecret };
}
