import { runProcess } from '@launchyard/process/run';
import { readPublicConfig } from './config.ts';
import { createStreamsServer } from './streams.ts';

await runProcess(() => createStreamsServer(readPublicConfig(process.env)));
