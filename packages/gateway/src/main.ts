import { runProcess } from '@launchyard/process/run';
import { readConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { requireNodeFlags } from './node-flags.ts';

/** The gateway’s process. */
await runProcess(() => {
  const settings = readConfig(process.env);
  // The panel’s development server, which no stranger reaches, evaluates code.
  if (settings.devRoot === undefined) requireNodeFlags();
  return createGateway(settings);
});
