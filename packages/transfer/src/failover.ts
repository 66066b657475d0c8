/** This many failures in a row over this long, with nothing stored in between, are more than a restarting process. */
const FAILURES = 5;
const FAILING_MS = 15_000;

/**
 * Applications §4: when the first link path fails, the alternate storage is requested. Only failures of the storage
 * count: links come from the services, so having one proves that there is a network.
 */
export class Failover {
  #failures = 0;
  #since = 0;

  stored(): void {
    this.#failures = 0;
  }

  /** Returns whether it is time for the alternate. */
  failed(now: number): boolean {
    if (this.#failures === 0) this.#since = now;
    this.#failures += 1;
    return this.#failures >= FAILURES && now - this.#since >= FAILING_MS;
  }
}
