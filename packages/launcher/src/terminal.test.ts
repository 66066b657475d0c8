import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const TERMINAL = fileURLToPath(new URL('./terminal.ts', import.meta.url));

test('a launcher whose terminal is gone continues without output', async () => {
  const program = `
    const { outliveTerminal } = await import(${JSON.stringify(TERMINAL)});
    outliveTerminal();
    process.once('message', () => {
      // Again after the error of the first one has come.
      process.stdout.write('one', () => setImmediate(() => process.stdout.write('two', () => setImmediate(() => process.exit(7)))));
    });
    process.send('ready');`;
  const launcher = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await once(launcher, 'message');
  launcher.stdout?.destroy();
  await once(launcher.stdout ?? launcher, 'close');
  launcher.send('write');
  expect(await once(launcher, 'exit')).toEqual([7, null]);
});
