import type { Clock, Network } from './ports.ts';
import { Interrupted } from './interrupted.ts';

const LONGEST_MS = 30_000;

/**
 * Waits before the next try: half a second, then twice as long each time up to half a minute, less a random part so that lanes do not come back
 * together; without a network until there is one. Rejects with Interrupted when the signal fires.
 */
export async function waitBeforeRetry(
  attempt: number,
  { clock, network }: { clock: Clock; network: Network },
  signal: AbortSignal,
): Promise<void> {
  const wasOnline = network.isOnline();
  const longest = Math.min(LONGEST_MS, 500 * 2 ** attempt);
  const ms = longest / 2 + (Math.random() * longest) / 2;
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      callOff();
      unsubscribe();
      signal.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => end(() => reject(new Interrupted()));
    const callOff = wasOnline ? clock.after(ms, () => end(resolve)) : () => undefined;
    // A network that comes back ends the wait.
    const unsubscribe = network.subscribe(() => {
      if (network.isOnline()) end(resolve);
    });
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}
