import { useEffect, type RefObject } from 'react';

/**
 * Tells the stylesheet, as `--kept`, the height that an element has had: a list that is read anew, searched or shown by another tab leaves it
 * as high as it was. Another window is another height.
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
