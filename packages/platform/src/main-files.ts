import { runProcess } from '@launchyard/process/run';
import { readFilesConfig } from './config.ts';
import { createFilesServer } from './files.ts';

await runProcess(() => createFilesServer(readFilesConfig(process.env)));
