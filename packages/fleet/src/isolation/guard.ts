import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sweep } from './sweep.ts';

/**
 * Starts a process that outlives us and kills what we started, should we be killed. The signals that processes ask for,
 * for when their parent dies, did not reach all of a sandbox.
 */
export function startGuard(mark: string): ChildProcess {
  const options = { detached: true, env: {}, stdio: ['pipe', 'ignore', 'ignore'] } as const;
  const guard = spawn(process.execPath, [fileURLToPath(import.meta.url), mark], {
    ...options,
    stdio: [...options.stdio],
  });
  guard.unref();
  return guard;
}

const [, script, mark] = process.argv;
if (script === fileURLToPath(import.meta.url) && mark !== undefined) {
  // Our end of the pipe closes with us, however we end.
  process.stdin.resume().on('close', () => {
    void untilNoneIsLeft(mark);
  });
}

/** Twice in a row: a sandbox that is being built changes its processes. */
async function untilNoneIsLeft(prefix: string): Promise<void> {
  for (let quiet = 0; quiet < 2;) {
    quiet = (await sweep(prefix)) === 0 ? quiet + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
