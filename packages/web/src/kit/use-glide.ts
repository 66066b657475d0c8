import { useState } from 'react';

/**
 * Whether the step from the previous value (0 to 100) is large enough to animate. A step below
 * `smallest` is hardly visible, and rendering sixty frames a second takes CPU time that sending a
 * file needs.
 */
export function useGlide(percent: number, smallest: number): boolean {
  const [shown, setShown] = useState({ percent, glides: false });
  if (shown.percent === percent) return shown.glides;
  const glides = Math.abs(percent - shown.percent) >= smallest;
  setShown({ percent, glides });
  return glides;
}
