import type { Clock } from './clock.ts';
import { Interrupted } from './interrupted.ts';

/**
 * The bytes per second of everything that shares it. Taking more than available makes the next one wait, so the average
 * holds for any size of pieces. Idle time is not saved up.
 */
export class SpeedLimit {
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #bytesPerSecond: number | null;
  /** When the bytes taken so far are paid off. */
  #freeAt = 0;

  constructor(clock: Clock, bytesPerSecond: number | null = null) {
    this.#clock = clock;
    this.#bytesPerSecond = bytesPerSecond;
  }

  get bytesPerSecond(): number | null {
    return this.#bytesPerSecond;
  }

  /** Null lifts it. Waiting callers start to wait anew. */
  set(bytesPerSecond: number | null): void {
    const now = this.#clock.now();
    const owed = Math.max(0, this.#freeAt - now) * (this.#bytesPerSecond ?? 0);
    this.#bytesPerSecond = bytesPerSecond;
    this.#freeAt = bytesPerSecond === null ? 0 : now + owed / bytesPerSecond;
    const waiting = Array.from(this.#listeners);
    for (const listener of waiting) listener();
  }

  /** Resolves when so many bytes may be sent. Rejects with Interrupted when the signal fires. */
  async take(bytes: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      if (signal.aborted) throw new Interrupted();
      if (this.#bytesPerSecond === null) return;
      const now = this.#clock.now();
      // A clock that was set back must not make anybody wait by as much.
      const wait = Math.min(this.#freeAt - now, LONGEST_WAIT_MS);
      if (wait <= 0) {
        this.#freeAt = Math.max(this.#freeAt, now) + (bytes / this.#bytesPerSecond) * 1000;
        return;
      }
      await this.#pause(wait, signal);
      if (wait === LONGEST_WAIT_MS) this.#freeAt = Math.min(this.#freeAt, now + LONGEST_WAIT_MS);
    }
  }

  #pause(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        callOff();
        this.#listeners.delete(end);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const callOff = this.#clock.after(ms, end);
      this.#listeners.add(end);
      signal.addEventListener('abort', end, { once: true });
    });
  }
}

/** The longest legitimate wait for one part of four lanes, at the slowest limit on offer. */
const LONGEST_WAIT_MS = 3_600_000;
