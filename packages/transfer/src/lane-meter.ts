import { adjustLanes, FIRST_LANES, MEASURE_MS, PARTS_MEASURED } from './lanes.ts';

/** Measures the throughput of the current lanes, and decides how many there should be. */
export class LaneMeter {
  readonly #partBytes: number;
  #lanes = FIRST_LANES;
  #from: { at: number; bytes: number } | null = null;

  constructor(partBytes: number) {
    this.#partBytes = partBytes;
  }

  get count(): number {
    return this.#lanes.count;
  }

  /** Records the total of bytes sent, in milliseconds of the clock. */
  sample(at: number, bytes: number): void {
    this.#from ??= { at, bytes };
    const ms = at - this.#from.at;
    const moved = bytes - this.#from.bytes;
    const isTelling = moved >= PARTS_MEASURED * this.count * this.#partBytes;
    if (ms < MEASURE_MS.least || (!isTelling && ms < MEASURE_MS.most)) return;
    this.#lanes = adjustLanes(this.#lanes, (moved / ms) * 1000);
    this.#from = { at, bytes };
  }

  /** Something other than the number of lanes decided the speed: the measurement starts over. */
  disturb(): void {
    this.#from = null;
  }
}
