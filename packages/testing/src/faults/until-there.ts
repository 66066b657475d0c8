import { setTimeout as pause } from 'node:timers/promises';

const STUCK_SECONDS = 120;
const ASK_EVERY_MILLISECONDS = 15;

/** Polls until `ask` returns a value other than undefined. Throws after a time without one. */
export async function untilThere<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + STUCK_SECONDS * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`no progress for ${STUCK_SECONDS} s`);
    await pause(ASK_EVERY_MILLISECONDS);
  }
}
