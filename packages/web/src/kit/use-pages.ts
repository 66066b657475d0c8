import { useState, useTransition } from 'react';

export interface Pages {
  /** Null is the first page. */
  cursor: string | null;
  index: number;
  isTurning: boolean;
  next: (cursor: string) => void;
  previous: () => void;
  /** Goes to any page by number, starting at 1. Unset if there is only Prev and Next. */
  turnTo?: (page: number) => void;
}

/**
 * Keeps the previous cursors, so that Prev returns the same way. The old page stays until the new
 * one has loaded.
 */
export function usePages(): Pages {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [isTurning, turn] = useTransition();
  return {
    cursor: trail.at(-1) ?? null,
    index: trail.length,
    isTurning,
    next: (cursor) => turn(() => setTrail([...trail, cursor])),
    previous: () => turn(() => setTrail(trail.slice(0, -1))),
  };
}
