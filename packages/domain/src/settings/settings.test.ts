import { expect, test } from 'vitest';
import { billingOf, readAddresses, readSettings, settings, SettingsError } from './index.ts';

const read = (environment: Record<string, string>) => readSettings(settings, environment);

test('everything has a default, and the other ports follow PORT', () => {
  const addresses = readAddresses(read({ PORT: '5000' }));
  expect(addresses.ports).toEqual({
    gateway: 5000,
    platform: 5001,
    files: 5002,
    stream: 5003,
    hooks: 5004,
    fleet: 5005,
    signalling: 5006,
    checkout: 5007,
  });
  expect(addresses.panel).toBe('http://localhost:5000');
  expect(addresses.files).toBe('http://127.0.0.1:5002');
  expect(addresses.alternateFiles).toBe('http://127.0.0.1:5002/alternate');
  expect(addresses.signalling).toBe('http://127.0.0.1:5006');
  expect(addresses.checkout).toBe('http://127.0.0.1:5007');
});

test('an explicit port and address override the default', () => {
  const addresses = readAddresses(read({ FILES_PORT: '9000', FILES_PUBLIC_URL: 'https://files.example/' }));
  expect(addresses.ports.files).toBe(9000);
  expect(addresses.files).toBe('https://files.example');
  expect(addresses.alternateFiles).toBe('https://files.example/alternate');
});

test('the alternate files may have their own host', () => {
  const addresses = readAddresses(read({ ALTERNATE_FILES_PUBLIC_URL: 'https://other.example/in/' }));
  expect(addresses.alternateFiles).toBe('https://other.example/in');
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['SIGNALLING_PORT', 'next'],
  ['SIGNALLING_PUBLIC_URL', 'ws://signalling.example'],
  ['BILLING', 'stripe'],
  ['CHECKOUT_PORT', '0'],
  ['CHECKOUT_PUBLIC_URL', 'pay.example'],
  ['MODE', 'test'],
  ['PLUGIN_2_SUPPORTED', 'perhaps'],
  ['SUPPORT_URL', 'support@launchyard.example'],
  ['TUTORIAL_URL', 'a video'],
  ['DEMO_APP_URL', 'a demo'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['OLD_HOSTS', 'https://old.example'],
  ['UPLOAD_HOSTS', 'upload.example,UPLOAD.example'],
  ['REDIRECT_ORIGINS', 'https://analytics.example/path'],
  ['REDIRECT_ORIGINS', 'analytics.example'],
  ['REDIRECT_ORIGINS', 'https://panel@analytics.example'],
  ['TURN_URLS', 'turn.example.com'],
  ['TURN_URLS', 'stun:turn.example.com'],
  ['TURN_URLS', 'turn:me@turn.example.com'],
  ['TURN_URLS', 'turn:a.example,turn:b.example,turn:c.example,turn:d.example,turn:e.example'],
  ['TURN_URLS', ','],
])('%s=%s prevents the start with a sentence that names the variable and the value', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(SettingsError);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} is "${value.replaceAll(/[()]/g, '\\$&')}": `));
});

test('an invalid database address is not shown, because it may contain a password', () => {
  expect(() => read({ DATABASE_URL: 'mysql://me:hunter2@db' })).toThrow(/^DATABASE_URL is set to an invalid value: /);
  expect(() => read({ DATABASE_URL: 'mysql://me:hunter2@db' })).not.toThrow(/hunter2/);
});

test.each(['postgres://o:p@db/launchyard', 'postgresql://o:p%2F@[::1]:5433/launchyard?sslmode=require'])(
  'MIGRATION_DATABASE_URL=%s is one from which the roles of the processes can be made',
  (url) => {
    expect(read({ MIGRATION_DATABASE_URL: url }).MIGRATION_DATABASE_URL).toBe(url);
  },
);

test.each(['postgres://o@db/launchyard', 'postgres://o:@db/launchyard', 'postgres://o:p@db', 'postgres://o:p@db/'])(
  'MIGRATION_DATABASE_URL=%s lacks what the roles of the processes are made from',
  (url) => {
    expect(() => read({ MIGRATION_DATABASE_URL: url })).toThrow('must be like postgres://role:password@host/database');
  },
);

test('lists are read without spaces and empty parts', () => {
  const given = { OLD_HOSTS: ' a.example, b.example,', REDIRECT_ORIGINS: 'https://c.example,http://localhost:4100' };
  const { OLD_HOSTS, UPLOAD_HOSTS, REDIRECT_ORIGINS } = read(given);
  expect(OLD_HOSTS).toEqual(['a.example', 'b.example']);
  expect(UPLOAD_HOSTS).toEqual([]);
  expect(REDIRECT_ORIGINS).toEqual(['https://c.example', 'http://localhost:4100']);
});

test('an invalid secret is not shown', () => {
  expect(() => read({ SIGNING_SECRET: 'too-short' })).toThrow(/^SIGNING_SECRET is set to an invalid value: /);
  expect(() => read({ SIGNING_SECRET: 'too-short' })).not.toThrow(/too-short/);
});

test.each(['all', 'gateway', 'gateway, worker'])('LOG=%s names processes', (LOG) => {
  expect(readSettings({ LOG: settings.LOG }, { LOG })).toEqual({ LOG });
});

test('LOG with an unknown process name prevents the start', () => {
  expect(() => readSettings({ LOG: settings.LOG }, { LOG: 'gateway,nonsense' })).toThrow(
    'LOG is "gateway,nonsense": must be all, or some of api,files,streams,worker,gateway.',
  );
});

test('each of several secrets must be long enough, and none is shown', () => {
  const [one, other] = ['one secret of at least 32 characters', 'another secret of 32 characters.'];
  expect(read({ STREAM_TEST_NOTICE_SECRETS: `${one}, ${other}` }).STREAM_TEST_NOTICE_SECRETS).toEqual([one, other]);
  const wrong = () => read({ STREAM_TEST_NOTICE_SECRETS: `${one},too-short` });
  expect(wrong).toThrow(/^STREAM_TEST_NOTICE_SECRETS is set to an invalid value: must have at least 32 characters/);
  expect(wrong).not.toThrow(/too-short/);
});

test('an empty variable counts as unset', () => {
  expect(read({ PORT: '' }).PORT).toBe(4000);
});

const start = (PUBLIC_URL: string) =>
  readAddresses(read({ MODE: 'production', PUBLIC_URL, FILES_PUBLIC_URL: 'https://files.example' }));

test('production refuses plain http on a public host, but not on this machine or behind https', () => {
  expect(() => start('http://panel.example')).toThrow(/PUBLIC_URL is http:\/\/panel.example: in production/);
  expect(start('https://panel.example').panel).toBe('https://panel.example');
  expect(start('http://localhost:4000').panel).toBe('http://localhost:4000');
});

test('a fleet on another machine needs to be told where signalling is, over https in production', () => {
  const FLEET_URL = 'https://fleet.example:4005';
  const at = (more: Record<string, string>) => readAddresses(read({ FLEET_URL, ...more })).signalling;
  expect(() => at({})).toThrow(/^SIGNALLING_PUBLIC_URL is unset: the fleet at FLEET_URL is on another machine/);
  expect(() => at({})).toThrow(SettingsError);
  expect(at({ SIGNALLING_PUBLIC_URL: 'https://signalling.example/' })).toBe('https://signalling.example');
  expect(at({ FLEET_URL: 'http://LocalHost:4005' })).toBe('http://127.0.0.1:4006');
  const inProduction = (SIGNALLING_PUBLIC_URL: string) =>
    at({
      MODE: 'production',
      PUBLIC_URL: 'https://panel.example',
      FILES_PUBLIC_URL: 'https://files.example',
      SIGNALLING_PUBLIC_URL,
    });
  expect(() => inProduction('http://signalling.example')).toThrow(
    'SIGNALLING_PUBLIC_URL is http://signalling.example: in production a public host needs https',
  );
  // A tunnel that ends on the fleet’s machine.
  expect(inProduction('http://127.0.0.1:4006')).toBe('http://127.0.0.1:4006');
});

test.each([
  'FILES_PUBLIC_URL',
  'ALTERNATE_FILES_PUBLIC_URL',
  'STREAM_PUBLIC_URL',
  'HOOKS_PUBLIC_URL',
  'CHECKOUT_PUBLIC_URL',
])('%s on the panel’s host prevents the start', (name) => {
  const shared = () =>
    readAddresses(read({ PUBLIC_URL: 'https://launchyard.example', [name]: 'https://launchyard.example:444' }));
  expect(shared).toThrow(new RegExp(`^${name} is https://launchyard.example:444, which has the panel’s host name`));
});

test.each([
  ['development', undefined, 'embedded'],
  ['development', 'none', 'none'],
  ['production', undefined, 'none'],
  ['production', 'embedded', 'embedded'],
] as const)('in %s, BILLING=%s: payments are taken by %s', (MODE, BILLING, by) => {
  expect(billingOf({ MODE, BILLING })).toBe(by);
});
