import { readFilesConfig } from './config.ts';
import { createFilesServer } from './files.ts';
import { runProcess } from './kit/process.ts';

await runProcess(() => createFilesServer(readFilesConfig(process.env)));
