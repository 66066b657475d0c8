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
  const [fleet = expect.unreachable()] = servicesFor({ MODE: 'development', FLEET_URL: undefined });
  expect(environmentOf(fleet, given)).toEqual({ FLEET_TOKEN: 'e' });
});

test('only those that ask a fleet get its token', () => {
  const given = productServices.filter((service) => 'FLEET_TOKEN' in environmentOf(service, { FLEET_TOKEN: 'e' }));
  expect(given.map(({ name }) => name)).toEqual(['api', 'streams', 'worker']);
});
