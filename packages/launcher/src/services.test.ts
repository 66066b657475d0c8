import { expect, test } from 'vitest';
import { commandOf, productServices, serviceNamed } from './services.ts';

const FLAG = '--disallow-code-generation-from-strings';

test('only the gateway is started with code generation from strings disabled', () => {
  const flagged = productServices.filter((service) => commandOf(service, {}).includes(FLAG));
  expect(flagged.map(({ name }) => name)).toEqual(['gateway']);
  expect(commandOf(serviceNamed('gateway'), {})).toEqual([FLAG, serviceNamed('gateway').script]);
});

test('except the gateway that serves the panel from its source', () => {
  expect(commandOf(serviceNamed('gateway'), { LAUNCHYARD_DEV: '1' })).toEqual([serviceNamed('gateway').script]);
});
