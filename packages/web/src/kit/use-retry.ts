import { useEffect, useRef, useState } from 'react';

const FIRST_WAIT_SECONDS = 5;
const MAX_WAIT_SECONDS = 60;

/** Counts down, asks again, and waits twice as long the next time, never less than it is told to. Answers the seconds that are left. */
export function useRetry(onRetry: () => void, leastSeconds = 0): number {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  const [wait, setWait] = useState(FIRST_WAIT_SECONDS);
  const [left, setLeft] = useState(Math.max(FIRST_WAIT_SECONDS, leastSeconds));
  useEffect(() => {
    const timer = setTimeout(() => {
      if (left > 1) return setLeft(left - 1);
      const next = Math.min(MAX_WAIT_SECONDS, wait * 2);
      setWait(next);
      setLeft(Math.max(next, leastSeconds));
      retry.current();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [left, wait, leastSeconds]);
  return left;
}
