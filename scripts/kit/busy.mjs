import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('busy-process.mjs', import.meta.url));

/**
 * Does the work while `count` processes take the machine’s time away, and returns its result. They end with this
 * process, even if it is killed. `work` is given their ids.
 */
export async function whileBusy(work, { count = availableParallelism() * 2 } = {}) {
  const busy = Array.from({ length: count }, () => fork(PROGRAM, { execArgv: [] }));
  const ended = busy.map((child) => new Promise((resolve) => void child.once('close', resolve)));
  try {
    await Promise.all(busy.map(begins));
    return await work(busy.map(({ pid }) => pid));
  } finally {
    for (const child of busy) child.kill('SIGKILL');
    await Promise.all(ended);
  }
}

/** Waits until a process is at work. */
const begins = (child) =>
  new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`A busy process ended with ${code}.`)));
  });
