import { setTimeout as pause } from 'node:timers/promises';
import { PROCESS_PATIENCE } from '../waits.ts';

const ASK_EVERY_MILLISECONDS = 15;

/** Polls until `ask` returns a value other than undefined. Throws after a time without one. */
export async function untilThere<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + PROCESS_PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`no progress for ${PROCESS_PATIENCE / 1000} s`);
    await pause(ASK_EVERY_MILLISECONDS);
  }
}
