import { useEffect, useState } from 'react';

/** The current time, updated every second while enabled. Milliseconds. */
export function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return undefined;
    const tick = () => setNow(Date.now());
    // It may have been paused until now.
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}
