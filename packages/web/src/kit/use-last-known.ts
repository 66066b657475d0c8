import { useState } from 'react';

/** A value, or the last one there was: content stays on the page while it cannot be refetched. */
export function useLastKnown<T>(value: T | null | undefined): T | null | undefined {
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  return value ?? last;
}
