import { expect, test } from 'vitest';
import { commandOf, productServices, serviceNamed } from './services.ts';

const FLAG = '--disallow-code-generation-from-strings';

test('the gateway, and it alone, is started where no text can become code', () => {
  const flagged = productServices.filter((service) => commandOf(service, {}).includes(FLAG));
  expect(flagged.map(({ name }) => name)).toEqual(['gateway']);
  expect(commandOf(serviceNamed('gateway'), {})).toEqual([FLAG, serviceNamed('gateway').script]);
});

test('but for the gateway that serves the panel from its source', () => {
  expect(commandOf(serviceNamed('gateway'), { LAUNCHYARD_DEV: '1' })).toEqual([serviceNamed('gateway').script]);
});
