import { useRef } from 'react';

/** For what must not be begun twice by two clicks: while it goes on, asking again answers `meanwhile`. */
export function useOnce() {
  const isRunning = useRef(false);
  return <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>, meanwhile: Result) =>
    async (...args: Args): Promise<Result> => {
      if (isRunning.current) return meanwhile;
      isRunning.current = true;
      try {
        return await run(...args);
      } finally {
        isRunning.current = false;
      }
    };
}
