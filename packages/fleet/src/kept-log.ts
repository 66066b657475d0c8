import type { LogPart } from '@launchyard/contract/fleet';
import { FLEET_LIMITS, printedText } from '@launchyard/domain/fleet';
import { createSecretFilter, type SecretFilter } from './secret-filter.ts';

const BLOCK_BYTES = 16 * 1024;

/** Keeps the first and the last bytes that a build prints, without these secrets, and forgets what is between. */
export class KeptLog {
  readonly #filter: SecretFilter;
  #head = Buffer.alloc(0);
  readonly #tail: Buffer[] = [];
  #tailBytes = 0;
  #total = 0;

  constructor(secrets: readonly string[] = []) {
    this.#filter = createSecretFilter(secrets);
  }

  add(chunk: Buffer): void {
    this.#keep(this.#filter.pass(chunk));
  }

  /** It prints no more. */
  end(): void {
    this.#keep(this.#filter.rest());
  }

  #keep(chunk: Buffer): void {
    const room = FLEET_LIMITS.logHeadBytes - this.#head.length;
    if (room > 0) this.#head = Buffer.concat([this.#head, chunk.subarray(0, room)]);
    this.#total += chunk.length;
    const rest = chunk.subarray(Math.max(0, room));
    if (rest.length === 0) return;
    const last = this.#tail.at(-1);
    // A build may print one byte at a time.
    if (last && last.length + rest.length <= BLOCK_BYTES)
      this.#tail[this.#tail.length - 1] = Buffer.concat([last, rest]);
    else this.#tail.push(rest);
    this.#tailBytes += rest.length;
    // Whole chunks, so that a byte is copied once; at most one chunk more than promised is kept.
    for (
      let [first] = this.#tail;
      first && this.#tailBytes - first.length >= FLEET_LIMITS.logTailBytes;
      [first] = this.#tail
    ) {
      this.#tail.shift();
      this.#tailBytes -= first.length;
    }
  }

  /** What is kept from byte `after` on, in the order it was printed. */
  read(after: number): LogPart {
    const tailStart = this.#total - this.#tailBytes;
    const from = Math.min(after, this.#total);
    const head = this.#head.subarray(Math.min(from, this.#head.length));
    const tail = Buffer.concat(this.#tail).subarray(Math.max(0, from - tailStart));
    const leftOutBytes = this.#total - from - head.length - tail.length;
    const gap = leftOutBytes === 0 ? '' : `\n[${leftOutBytes} bytes left out]\n`;
    return { text: printedText(`${head.toString()}${gap}${tail.toString()}`), nextOffset: this.#total, leftOutBytes };
  }

  lastLines(): string[] {
    const { text } = this.read(Math.max(0, this.#total - 8_192));
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(-FLEET_LIMITS.lastLines);
  }
}
