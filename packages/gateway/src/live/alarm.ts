/** A longer wait overflows the timer, which then fires at once. */
const LONGEST_WAIT_MILLISECONDS = 2 ** 31 - 1;

/** One timer for many instants, in milliseconds since 1970. */
export interface Alarm {
  /** Rings at that instant at the latest; Infinity requests nothing. */
  setBy(instant: number): void;
  stop(): void;
}

/** `ring` returns when it wants to be called next: an instant, or Infinity. It may be called early. */
export function createAlarm(ring: () => number): Alarm {
  let timer: NodeJS.Timeout | undefined;
  let setTo = Infinity;

  function setBy(instant: number): void {
    if (instant >= setTo) return;
    stop();
    setTo = instant;
    const wait = Math.min(Math.max(instant - Date.now(), 0), LONGEST_WAIT_MILLISECONDS);
    timer = setTimeout(() => {
      setTo = Infinity;
      setBy(ring());
    }, wait).unref();
  }

  function stop(): void {
    clearTimeout(timer);
    setTo = Infinity;
  }

  return { setBy, stop };
}
