import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a process that cannot end gently says so and ends with 1', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-process-'));
  const script = join(folder, 'main.mjs');
  await writeFile(
    script,
    `import { runProcess } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))};
    setInterval(() => undefined, 1_000);
    await runProcess(async () => ({ close: () => Promise.reject(new Error('the disk is full')) }));`,
  );
  const child = fork(script, { execArgv: [], silent: true });
  let said = '';
  child.stderr?.on('data', (chunk) => (said += String(chunk)));
  const exit = once(child, 'exit');
  try {
    expect((await once(child, 'message'))[0]).toEqual({ ready: true });
    child.kill('SIGTERM');
    expect((await exit)[0]).toBe(1);
    expect(said).toBe('could not end gently: Error: the disk is full\n');
  } finally {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true });
  }
});
