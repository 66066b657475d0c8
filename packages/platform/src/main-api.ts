import { runProcess } from '@launchyard/process/run';
import { createApi } from './api.ts';
import { readApiConfig } from './config.ts';

await runProcess(() => createApi(readApiConfig(process.env)));
