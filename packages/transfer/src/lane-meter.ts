import { adjustLanes, FIRST_LANES, MEASURE_MS } from './lanes.ts';

/** Measures what the present lanes bring, and says how many there should be. */
export class LaneMeter {
  #lanes = FIRST_LANES;
  #from: { at: number; bytes: number } | null = null;

  get count(): number {
    return this.#lanes.count;
  }

  /** Takes how many bytes have left by now, in milliseconds of the clock. */
  sample(at: number, bytes: number): void {
    this.#from ??= { at, bytes };
    const ms = at - this.#from.at;
    if (ms < MEASURE_MS) return;
    this.#lanes = adjustLanes(this.#lanes, ((bytes - this.#from.bytes) / ms) * 1000);
    this.#from = { at, bytes };
  }

  /** Something else than the number of lanes decided how fast it went: the measurement begins anew. */
  disturb(): void {
    this.#from = null;
  }
}
