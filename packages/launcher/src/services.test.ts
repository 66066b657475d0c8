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

test('the embedded fleet, which runs what strangers upload, gets its token and no other secret', () => {
  const given = { DATABASE_URL: 'a', SIGNING_SECRET: 'b', GATEWAY_SECRET: 'c', SMTP_URL: 'd', FLEET_TOKEN: 'e' };
  const [fleet = expect.unreachable()] = servicesFor({ MODE: 'development', FLEET_URL: undefined, BILLING: 'none' });
  expect(environmentOf(fleet, given)).toEqual({ FLEET_TOKEN: 'e' });
});

test('only those that ask a fleet get its token', () => {
  const given = productServices.filter((service) => 'FLEET_TOKEN' in environmentOf(service, { FLEET_TOKEN: 'e' }));
  expect(given.map(({ name }) => name)).toEqual(['api', 'streams', 'worker']);
});

test('the payment engine is started where it takes payments, and gets its two secrets and no other', () => {
  const given = { DATABASE_URL: 'a', SIGNING_SECRET: 'b', PAYMENTS_TOKEN: 'c', PAYMENTS_WEBHOOK_SECRET: 'd' };
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
  expect(withOne('PAYMENTS_WEBHOOK_SECRET')).toEqual(['streams', 'worker']);
});
