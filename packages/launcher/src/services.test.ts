import { urlForProcess } from '@launchyard/platform/database-roles';
import { expect, test } from 'vitest';
import { commandOf, environmentOf, productServices, serviceNamed, servicesFor } from './services.ts';

const FLAG = '--disallow-code-generation-from-strings';

test('only the gateway is started with code generation from strings disabled', () => {
  const flagged = productServices.filter((service) => commandOf(service, {}).includes(FLAG));
  expect(flagged.map(({ name }) => name)).toEqual(['gateway']);
  expect(commandOf(serviceNamed('gateway'), {})).toEqual([FLAG, serviceNamed('gateway').script]);
});

test('except the gateway that serves the panel from its source', () => {
  expect(commandOf(serviceNamed('gateway'), { LAUNCHYARD_DEV: '1' })).toEqual([serviceNamed('gateway').script]);
});

test.each([
  [{ MODE: 'development', FLEET_URL: undefined }, true],
  [{ MODE: 'development', FLEET_URL: 'http://10.0.0.7:4005' }, false],
  [{ MODE: 'production', FLEET_URL: undefined }, false],
  [{ MODE: 'production', FLEET_URL: 'http://10.0.0.7:4005' }, false],
])('with %j an embedded fleet is started: %s', (values, isStarted) => {
  const started = servicesFor({ ...values, BILLING: undefined });
  expect(started.some(({ name }) => name === 'fleet')).toBe(isStarted);
});

test('the embedded fleet, which runs what strangers upload, gets its token and no other secret', () => {
  const given = { SIGNING_SECRET: 'b', GATEWAY_SECRET: 'c', SMTP_URL: 'd', FLEET_TOKEN: 'e' };
  const [fleet = expect.unreachable()] = servicesFor({ MODE: 'development', FLEET_URL: undefined, BILLING: 'none' });
  expect(environmentOf(fleet, given)).toEqual({ FLEET_TOKEN: 'e' });
});

test('each process that uses the database gets the URL of its own role, and no process gets that of the owner', () => {
  const MIGRATION_DATABASE_URL = 'postgres://owner:secret@127.0.0.1/launchyard';
  const given = { MIGRATION_DATABASE_URL, DATABASE_URL: MIGRATION_DATABASE_URL };
  const [fleet, payments] = servicesFor({ MODE: 'development', FLEET_URL: undefined, BILLING: 'embedded' });
  const environments = [fleet, payments, ...productServices].map((service = expect.unreachable()) => [
    service.name,
    environmentOf(service, given),
  ]);
  expect(Object.fromEntries(environments)).toEqual({
    fleet: {},
    payments: {},
    api: { DATABASE_URL: urlForProcess(MIGRATION_DATABASE_URL, 'api') },
    files: { DATABASE_URL: urlForProcess(MIGRATION_DATABASE_URL, 'files') },
    streams: { DATABASE_URL: urlForProcess(MIGRATION_DATABASE_URL, 'streams') },
    worker: { DATABASE_URL: urlForProcess(MIGRATION_DATABASE_URL, 'worker') },
    gateway: {},
  });
});

test('only those that ask a fleet get its token', () => {
  const given = productServices.filter((service) => 'FLEET_TOKEN' in environmentOf(service, { FLEET_TOKEN: 'e' }));
  expect(given.map(({ name }) => name)).toEqual(['api', 'streams', 'worker']);
});

test('the payment engine is started where it takes payments, and gets its two secrets and no other', () => {
  const given = { SIGNING_SECRET: 'b', PAYMENTS_TOKEN: 'c', PAYMENTS_WEBHOOK_SECRET: 'd' };
  const [payments = expect.unreachable()] = servicesFor({
    MODE: 'production',
    FLEET_URL: undefined,
    BILLING: 'embedded',
  });
  expect(payments.name).toBe('payments');
  expect(environmentOf(payments, given)).toEqual({ PAYMENTS_TOKEN: 'c', PAYMENTS_WEBHOOK_SECRET: 'd' });
  const withOne = (secret: string) =>
    productServices.filter((service) => secret in environmentOf(service, given)).map(({ name }) => name);
  expect(withOne('PAYMENTS_TOKEN')).toEqual(['api', 'worker']);
  expect(withOne('PAYMENTS_WEBHOOK_SECRET')).toEqual(['streams']);
});
