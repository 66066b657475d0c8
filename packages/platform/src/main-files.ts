import { runProcess } from '@launchyard/process/run';
import { readPublicConfig } from './config.ts';
import { createFilesServer } from './files.ts';

await runProcess(() => createFilesServer(readPublicConfig(process.env)));
