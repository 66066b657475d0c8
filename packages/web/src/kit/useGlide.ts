import { useState } from 'react';

/** A smaller step cannot be seen, and drawing sixty pictures a second for it takes from the machine what sending a file needs. */
const SMALLEST_PERCENT = 2;

/** Whether the way from the value before (0 to 100) to this one is far enough to glide over it. */
export function useGlide(percent: number): boolean {
  const [shown, setShown] = useState({ percent, glides: false });
  if (shown.percent === percent) return shown.glides;
  const glides = Math.abs(percent - shown.percent) >= SMALLEST_PERCENT;
  setShown({ percent, glides });
  return glides;
}
