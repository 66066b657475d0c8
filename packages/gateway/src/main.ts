import { readConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { runProcess } from './process.ts';

/** The gateway's process. */
await runProcess(() => createGateway(readConfig(process.env)));
