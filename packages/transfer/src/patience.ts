import type { Clock } from './clock.ts';
import type { Network } from './ports.ts';
import { Interrupted } from './interrupted.ts';

const LONGEST_MS = 30_000;

/**
 * Waits before the next try: half a second, doubling up to half a minute, minus random jitter so that lanes do not
 * return together; without a network until there is one, and at least `leastMs`. Rejects with Interrupted when the
 * signal fires. `onWait` gets the milliseconds; null while waiting for the network.
 */
export async function waitBeforeRetry(
  attempt: number,
  { clock, network }: { clock: Clock; network: Network },
  signal: AbortSignal,
  { leastMs = 0, onWait }: { leastMs?: number; onWait?: (ms: number | null) => void } = {},
): Promise<void> {
  const wasOnline = network.isOnline();
  const longest = Math.min(LONGEST_MS, 500 * 2 ** attempt);
  const ms = Math.max(leastMs, longest / 2 + (Math.random() * longest) / 2);
  onWait?.(wasOnline ? ms : null);
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
      if (network.isOnline() && leastMs === 0) end(resolve);
    });
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}
