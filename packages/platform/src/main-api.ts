import { createApi } from './api.ts';
import { readApiConfig } from './config.ts';
import { runProcess } from './kit/process.ts';

await runProcess(() => createApi(readApiConfig(process.env)));
