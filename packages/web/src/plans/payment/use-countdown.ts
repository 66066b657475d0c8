import { useEffect, useState } from 'react';

/** The seconds that are left, counted down while it runs. At none, `onEnd` is called. */
export function useCountdown(seconds: number, isRunning: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => {
    if (left === 0) onEnd();
  }, [left, onEnd]);
  return left;
}
