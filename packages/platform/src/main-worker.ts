import { runProcess } from '@launchyard/process/run';
import { readWorkerConfig } from './config.ts';
import { createWorker } from './worker.ts';

await runProcess(() => createWorker(readWorkerConfig(process.env)));
