const WINDOW_MS = 30_000;
const SHORTEST_MS = 1_000;

/** The average over the last half minute: steady enough to read, quick enough to be true. */
export class SpeedMeter {
  #samples: { at: number; bytes: number }[] = [];

  /** Records the bytes sent so far. `at` in milliseconds. */
  sample(bytes: number, at: number): void {
    this.#samples.push({ at, bytes });
    while (this.#samples.length > 2 && at - (this.#samples[1]?.at ?? at) > WINDOW_MS) this.#samples.shift();
  }

  /** A pause does not count as slowness. */
  restart(): void {
    this.#samples = [];
  }

  /** Null until there is a measurement. */
  bytesPerSecond(): number | null {
    const first = this.#samples[0];
    const last = this.#samples.at(-1);
    if (!first || !last || last.at - first.at < SHORTEST_MS || last.bytes <= first.bytes) return null;
    return ((last.bytes - first.bytes) / (last.at - first.at)) * 1000;
  }
}
