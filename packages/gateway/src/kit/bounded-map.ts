/**
 * A map that evicts the least recently used entries once it is full. An entry heavier than the whole limit is not
 * stored.
 */
export class BoundedMap<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #limit: number;
  readonly #weigh: (value: V) => number;
  #weight = 0;

  /** `weigh` must return the same for a value each time; without it each entry counts as one. */
  constructor(limit: number, weigh: (value: V) => number = () => 1) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#weight += this.#weigh(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit) return;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#weight -= this.#weigh(value);
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }
}
