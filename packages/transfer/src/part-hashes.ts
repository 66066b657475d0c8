/**
 * Hashes of the parts of a round. The next one is computed while others are sent, so that no lane waits for it; one at
 * a time, so that at most one more part is in memory.
 */
export class PartHashes<Body> {
  readonly #read: (number: number) => Promise<Body>;
  readonly #hash: (body: Body) => Promise<string>;
  #ahead: { number: number; hash: Promise<string> } | null = null;

  /** `read` returns a part anew each time. */
  constructor(read: (number: number) => Promise<Body>, hash: (body: Body) => Promise<string>) {
    this.#read = read;
    this.#hash = hash;
  }

  /** Starts hashing a part that is sent soon. Errors are thrown when it is taken. */
  begin(number: number | undefined): void {
    if (number === undefined || this.#ahead) return;
    const hash = this.#read(number).then(this.#hash);
    hash.catch(() => undefined);
    this.#ahead = { number, hash };
  }

  /**
   * Reads a part to send now. Its hash may have been computed earlier, but only for the first try. Rejects like reading
   * and hashing.
   */
  async take(number: number): Promise<{ body: Body; sha256: string }> {
    const ahead = this.#ahead?.number === number ? this.#ahead.hash : null;
    if (ahead) this.#ahead = null;
    const body = await this.#read(number);
    return { body, sha256: await (ahead ?? this.#hash(body)) };
  }
}
