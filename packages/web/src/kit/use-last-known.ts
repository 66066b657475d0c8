import { useState } from 'react';

/** A value, or the last one that there was: what a page shows stays while it cannot be read anew. */
export function useLastKnown<T>(value: T | null | undefined): T | null | undefined {
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  return value ?? last;
}
