import { useState } from 'react';

/** Runs an action, and says whether it is running. */
export function useBusy<Given extends unknown[]>(
  action: (...given: Given) => void | Promise<void>,
): [(...given: Given) => Promise<void>, boolean] {
  const [running, setRunning] = useState(0);
  const run = async (...given: Given) => {
    setRunning((count) => count + 1);
    try {
      await action(...given);
    } finally {
      setRunning((count) => count - 1);
    }
  };
  return [run, running > 0];
}
