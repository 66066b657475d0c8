/**
 * Calls `tick` so many times a second, as close to that as timers allow: the next call is planned from the first one, so
 * that small delays do not add up. Calls missed by more than a few are left out. Returns what ends it.
 */
export function pump(timesPerSecond: number, tick: () => void): () => void {
  const milliseconds = 1000 / timesPerSecond;
  let next = performance.now();
  let timer: NodeJS.Timeout;
  const run = () => {
    const now = performance.now();
    if (now - next > milliseconds * MOST_BEHIND) next = now;
    for (; next <= now; next += milliseconds) tick();
    timer = setTimeout(run, next - now);
  };
  timer = setTimeout(run, 0);
  return () => clearTimeout(timer);
}

const MOST_BEHIND = 5;
