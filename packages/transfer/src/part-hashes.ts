/**
 * Hashes of the parts of a round. The next one is worked out while others are being sent, so that no lane stands still for it; one at a time,
 * so that at most one part more is in memory.
 */
export class PartHashes<Body> {
  readonly #read: (number: number) => Promise<Body>;
  readonly #hash: (body: Body) => Promise<string>;
  #ahead: { number: number; hash: Promise<string> } | null = null;

  /** `read` gives a part anew each time that it is asked. */
  constructor(read: (number: number) => Promise<Body>, hash: (body: Body) => Promise<string>) {
    this.#read = read;
    this.#hash = hash;
  }

  /** Begins with a part that is sent soon. What goes wrong is told when it is taken. */
  begin(number: number | undefined): void {
    if (number === undefined || this.#ahead) return;
    const hash = this.#read(number).then(this.#hash);
    hash.catch(() => undefined);
    this.#ahead = { number, hash };
  }

  /** Reads a part that is sent now. Its hash may have been worked out earlier, for the first try only. Rejects as reading and hashing do. */
  async take(number: number): Promise<{ body: Body; sha256: string }> {
    const ahead = this.#ahead?.number === number ? this.#ahead.hash : null;
    if (ahead) this.#ahead = null;
    const body = await this.#read(number);
    return { body, sha256: await (ahead ?? this.#hash(body)) };
  }
}
