import { runProcess } from '@launchyard/process/run';
import { readConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { requireNodeFlags } from './node-flags.ts';

/** The gateway's process. */
await runProcess(() => {
  const settings = readConfig(process.env);
  // The development server of the panel, which no stranger reaches, makes code of what it reads.
  if (settings.devRoot === undefined) requireNodeFlags();
  return createGateway(settings);
});
