import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const HERE = new URL('end-with-parent.mjs', import.meta.url).href;
const WORK = `import { endWithParent } from '${HERE}'; endWithParent(); setInterval(() => {}, 1000);
  console.log('at work');`;
/** As npm does it: through a shell, whose child gets no signal that npm gets. */
const NPM = `require('node:child_process').spawn(process.execPath, ['--input-type=module', '--eval', process.argv[1]],
  { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'test' } }); setInterval(() => {}, 1000);`;

test.each(['SIGKILL', 'SIGTERM'])('what npm runs ends when npm ends by %s', async (signal) => {
  const npm = spawn(process.execPath, ['--eval', NPM, WORK], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(npm, 'close');
  await once(npm.stdout, 'data');
  npm.kill(signal);
  // Both share the output: it closes when the second one has ended.
  expect(await closed).toEqual([null, signal]);
});
