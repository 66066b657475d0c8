export const MAX_SUBSCRIPTIONS = 50;

/** The places of one socket's live subscriptions. */
export interface Places {
  /**
   * Takes a place at once, before anything is awaited: a burst must not slip through. Answers how to give it back, which counts once, or
   * null when all are taken.
   */
  take(): (() => void) | null;
}

export function createPlaces(limit = MAX_SUBSCRIPTIONS): Places {
  let taken = 0;
  return {
    take() {
      if (taken >= limit) return null;
      taken++;
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        taken--;
      };
    },
  };
}
