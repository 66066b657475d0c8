const FAILURES_TO_OPEN = 5;
const OPEN_MILLISECONDS = 2_000;
/** A frozen service holds each call for the whole timeout: beyond this many, more waiting helps nobody. */
const MAX_IN_FLIGHT = 512;

/** A circuit breaker: keeps a service that is down or frozen from holding up everything else. */
export interface Breaker {
  /**
   * Takes a place for one call, or null if the service should not be called now. Report the outcome of the call to the
   * place.
   */
  enter(): ((isHealthy: boolean) => void) | null;
}

/**
 * After five failures in a row it refuses for two seconds, then lets one call try; a success closes it. `now` in
 * milliseconds.
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let failures = 0;
  let openUntil = 0;
  let inFlight = 0;
  let isTrying = false;
  return {
    enter() {
      const isHalfOpen = failures >= FAILURES_TO_OPEN;
      if (inFlight >= MAX_IN_FLIGHT || (isHalfOpen && (isTrying || now() < openUntil))) return null;
      inFlight++;
      if (isHalfOpen) isTrying = true;
      return (isHealthy) => {
        inFlight--;
        if (isHalfOpen) isTrying = false;
        failures = isHealthy ? 0 : failures + 1;
        if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MILLISECONDS;
      };
    },
  };
}
