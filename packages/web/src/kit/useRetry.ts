import { useEffect, useRef, useState } from 'react';

const FIRST_WAIT_SECONDS = 5;
const MAX_WAIT_SECONDS = 60;

/** Counts down, asks again, and waits twice as long the next time. Answers the seconds that are left. */
export function useRetry(onRetry: () => void): number {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  const [wait, setWait] = useState(FIRST_WAIT_SECONDS);
  const [left, setLeft] = useState(FIRST_WAIT_SECONDS);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (left > 1) return setLeft(left - 1);
      const next = Math.min(MAX_WAIT_SECONDS, wait * 2);
      setWait(next);
      setLeft(next);
      retry.current();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [left, wait]);
  return left;
}
