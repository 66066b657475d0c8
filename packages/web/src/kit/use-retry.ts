import { useEffect, useRef, useState } from 'react';
import { retriesAfter } from './fault.ts';

const FIRST_WAIT_SECONDS = 5;
const MAX_WAIT_SECONDS = 60;

/**
 * Counts down, retries, and doubles the delay each time, but never goes below the API's retry
 * delay. Returns the remaining seconds; null if the error is permanent, which is not retried.
 */
export function useRetry(onRetry: () => void, error: unknown): number | null {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  const leastSeconds = retriesAfter(error);
  const [wait, setWait] = useState(FIRST_WAIT_SECONDS);
  const [left, setLeft] = useState(Math.max(FIRST_WAIT_SECONDS, Math.ceil(leastSeconds ?? 0)));
  useEffect(() => {
    if (leastSeconds === null) return undefined;
    const timer = setTimeout(() => {
      if (left > 1) return setLeft(left - 1);
      const next = Math.min(MAX_WAIT_SECONDS, wait * 2);
      setWait(next);
      setLeft(Math.max(next, Math.ceil(leastSeconds)));
      retry.current();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [left, wait, leastSeconds]);
  return leastSeconds === null ? null : left;
}
