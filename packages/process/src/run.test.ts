import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const from = (file: string) => JSON.stringify(join(import.meta.dirname, file));

test('a process that cannot shut down cleanly says so and exits with 1', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-process-'));
  const script = join(folder, 'main.mjs');
  await writeFile(
    script,
    `import { runProcess } from ${from('run.ts')};
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
    expect(said).toBe('could not shut down cleanly: Error: the disk is full\n');
  } finally {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true });
  }
});

test('a process whose log nobody reads still ends on a signal or when its parent is gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-process-'));
  const script = join(folder, 'main.mjs');
  await writeFile(
    script,
    `import { createLog } from ${from('log.ts')};
    import { runProcess } from ${from('run.ts')};
    const log = createLog('talker', 'info');
    await runProcess(async () => {
      setInterval(() => log.info({ words: 'x'.repeat(100_000) }), 5);
      return { close: () => Promise.resolve() };
    });`,
  );
  const end = async (tell: (child: ReturnType<typeof fork>) => void) => {
    const child = fork(script, { execArgv: [], silent: true });
    try {
      await once(child, 'message');
      // Its log has filled the pipe between the two.
      await vi.waitFor(() => expect(child.stdout?.readableLength).toBeGreaterThan(0));
      const exit = once(child, 'exit');
      tell(child);
      return (await exit)[0];
    } finally {
      child.kill('SIGKILL');
    }
  };
  try {
    expect(await end((child) => child.kill('SIGTERM'))).toBe(0);
    expect(await end((child) => child.disconnect())).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});
