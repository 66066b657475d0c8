import { stopped } from './stopped.ts';

const LONGEST_MS = 30_000;

/**
 * Waits before the next try: half a second, then twice as long each time up to half a minute, less a random part so that lanes do not come back
 * together; without a network until there is one. Rejects with AbortError when the signal fires.
 */
export async function waitBeforeRetry(attempt: number, signal: AbortSignal): Promise<void> {
  if (!navigator.onLine) return untilOnline(signal);
  const longest = Math.min(LONGEST_MS, 500 * 2 ** attempt);
  const wait = untilElapsed(longest / 2 + (Math.random() * longest) / 2, signal);
  // A network that comes back ends the wait.
  await Promise.race([wait, untilOnline(signal)]);
}

function untilElapsed(ms: number, signal: AbortSignal): Promise<void> {
  return untilEither((done) => {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  }, signal);
}

function untilOnline(signal: AbortSignal): Promise<void> {
  return untilEither((done) => {
    addEventListener('online', done, { once: true });
    return () => removeEventListener('online', done);
  }, signal);
}

function untilEither(listen: (done: () => void) => () => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      stop();
      reject(stopped());
    };
    const stop = listen(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}
