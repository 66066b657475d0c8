import { parseArgs } from 'node:util';
import { makeSampleBuild } from './make.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [file, appName = 'Sample'] = positionals;
if (file === undefined) {
  process.stderr.write('Usage: main.ts <file.zip> [app name]\n');
  process.exitCode = 2;
} else {
  await makeSampleBuild(file, { appName });
  process.stdout.write(`Wrote ${file}. Upload it as the application ${appName}.\n`);
}
