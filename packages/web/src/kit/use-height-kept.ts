import { useEffect, type RefObject } from 'react';

/**
 * Passes the largest height an element has had to the stylesheet as `--kept`, so that refetching,
 * searching or switching tabs does not shrink a list. Resizing the window resets it.
 */
export function useHeightKept(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const kept = element.current;
    if (!kept) return undefined;
    let highest = 0;
    const set = (height: number) => {
      highest = height;
      kept.style.setProperty('--kept', `${height}px`);
    };
    const observer = new ResizeObserver(() => kept.offsetHeight > highest && set(kept.offsetHeight));
    const forget = () => set(0);
    observer.observe(kept);
    addEventListener('resize', forget);
    return () => {
      observer.disconnect();
      removeEventListener('resize', forget);
    };
  }, [element]);
}
