import { readWorkerConfig } from './config.ts';
import { runProcess } from './kit/process.ts';
import { createWorker } from './worker.ts';

await runProcess(() => createWorker(readWorkerConfig(process.env)));
