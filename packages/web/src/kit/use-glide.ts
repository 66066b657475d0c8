import { useState } from 'react';

/**
 * Whether the way from the value before (0 to 100) to this one is far enough to glide over it. A step below `smallest` can hardly be seen, and
 * drawing sixty pictures a second for it takes from the machine what sending a file needs.
 */
export function useGlide(percent: number, smallest: number): boolean {
  const [shown, setShown] = useState({ percent, glides: false });
  if (shown.percent === percent) return shown.glides;
  const glides = Math.abs(percent - shown.percent) >= smallest;
  setShown({ percent, glides });
  return glides;
}
