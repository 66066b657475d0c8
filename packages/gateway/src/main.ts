import { runProcess } from '@launchyard/process/run';
import { readConfig } from './config.ts';
import { createGateway } from './gateway.ts';

/** The gateway's process. */
await runProcess(() => createGateway(readConfig(process.env)));
