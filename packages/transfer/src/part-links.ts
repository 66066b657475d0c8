import { PART_LINK_SECONDS } from '@launchyard/domain/uploads';
import { Interrupted } from './interrupted.ts';
import type { Clock } from './clock.ts';
import type { PartLink } from './ports.ts';

/** How many links are requested at once: few enough that none expires unused on a slow connection. */
const BATCH = 16;
/** A link this close to its expiry is not used. Counted from its arrival, because the customer’s clock may be wrong. */
const USABLE_MS = PART_LINK_SECONDS * 1000 - 30_000;

/** Links for the current and next parts, requested in batches and discarded when they expire. */
export class PartLinks {
  readonly #links = new Map<number, { link: PartLink; usableUntil: number }>();
  readonly #inHand = new Set<number>();
  readonly #sign: (numbers: number[]) => Promise<readonly PartLink[]>;
  readonly #clock: Clock;
  #asking: Promise<void> | null = null;
  /** Links requested before `clear` do not count either. */
  #generation = 0;

  constructor(sign: (numbers: number[]) => Promise<readonly PartLink[]>, clock: Clock) {
    this.#sign = sign;
    this.#clock = clock;
  }

  /** A lane has taken this part; the next request includes it. */
  begin(number: number): void {
    this.#inHand.add(number);
  }

  /** The part is done. */
  end(number: number): void {
    this.#inHand.delete(number);
    this.#links.delete(number);
  }

  /** The link did not work: the next `take` gets a new one. */
  forget(number: number): void {
    this.#links.delete(number);
  }

  /** Discards all links. */
  clear(): void {
    this.#links.clear();
    this.#inHand.clear();
    this.#asking = null;
    this.#generation += 1;
  }

  /**
   * The link of a current part; `upcoming` are the next ones. Rejects like the signing call, and with Interrupted if
   * links were cleared meanwhile: its caller has ended, and would otherwise request links forever.
   */
  async take(number: number, upcoming: readonly number[]): Promise<PartLink> {
    const generation = this.#generation;
    while (generation === this.#generation) {
      const link = this.#find(number);
      if (link) return link;
      const asking = (this.#asking ??= this.#ask(upcoming));
      try {
        await asking;
      } finally {
        if (this.#asking === asking) this.#asking = null;
      }
    }
    throw new Interrupted();
  }

  async #ask(upcoming: readonly number[]): Promise<void> {
    const wanted = [...this.#inHand, ...upcoming].filter((number) => !this.#find(number));
    const numbers = wanted.slice(0, BATCH);
    const generation = this.#generation;
    const links = await this.#sign(numbers);
    if (generation !== this.#generation) return;
    const usableUntil = this.#clock.now() + USABLE_MS;
    for (const link of links) this.#links.set(link.number, { link, usableUntil });
    if (numbers.some((number) => !this.#links.has(number))) throw new Error('Not every link was given');
  }

  #find(number: number): PartLink | null {
    const found = this.#links.get(number);
    return found && found.usableUntil > this.#clock.now() ? found.link : null;
  }
}
