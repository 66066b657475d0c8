export const MAX_SUBSCRIPTIONS = 50;

/** The places of one socket's live subscriptions. */
export interface Places {
  /**
   * Takes a place synchronously, before anything is awaited, so that a burst cannot slip through. Returns a function
   * that gives it back once, or null if all are taken.
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
