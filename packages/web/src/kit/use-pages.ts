import { useState, useTransition } from 'react';

export interface Pages {
  /** Null is the first page. */
  cursor: string | null;
  index: number;
  isTurning: boolean;
  next: (cursor: string) => void;
  previous: () => void;
  /** To any page, by its number; the first is 1. Unset where one only goes on and back. */
  turnTo?: (page: number) => void;
}

/** The cursors that led here, so that Prev goes back the same way. The old page stays until the new one is there. */
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
