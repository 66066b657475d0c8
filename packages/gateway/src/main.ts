import { runProcess } from '@launchyard/process/run';
import { readConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { requireNodeFlags } from './node-flags.ts';

/** The gateway's process. */
await runProcess(() => {
  requireNodeFlags();
  return createGateway(readConfig(process.env));
});
