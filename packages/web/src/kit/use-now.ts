import { useEffect, useState } from 'react';

/** The clock, once a second while it matters. Milliseconds. */
export function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return undefined;
    const tick = () => setNow(Date.now());
    // It may have stood still until now.
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}
