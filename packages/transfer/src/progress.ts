import type { CallRefusal } from './refused.ts';
import { TRANSFER_PHASES, type TransferPhase } from './phase.ts';
import type { Clock } from './clock.ts';
import type { SpeedLimit } from './speed-limit.ts';
import { SpeedMeter } from './speed.ts';

/**
 * Why a transfer needs attention to continue. `message` and `code` are those of the services’ refusal, if there was
 * one.
 */
export interface TransferStop {
  reason: 'fileChanged' | 'fileGone' | 'refused' | 'signedOut' | 'asked';
  message: string | null;
  code?: CallRefusal['code'];
}

export interface TransferState {
  uploadId: string;
  phase: TransferPhase;
  /** While queued: 1 is next. */
  place: number | null;
  /** Whether parts go to the alternate storage, after the first one failed. */
  usesAlternate: boolean;
  /** Whether that one keeps failing as well; it is retried all the same. */
  alternateFails: boolean;
  /**
   * Acknowledged and pending bytes, at most the file’s size. Never decreases: lost bytes are made up for before it
   * grows again.
   */
  sentBytes: number;
  /** The same as a percentage of the file, 0 to 100. */
  percent: number;
  bytesPerSecond: number | null;
  secondsLeft: number | null;
  stop: TransferStop | null;
}

const TELL_EVERY_MS = 500;
/** Without any call for this long, the machine was asleep; even a hidden page is notified of bytes sent. */
const NAP_MS = 5_000;

/** Counts acknowledged and pending bytes, and notifies listeners at most twice a second. */
export class TransferProgress {
  readonly #sizeBytes: number;
  readonly #clock: Clock;
  readonly #limit: SpeedLimit | undefined;
  readonly #speed = new SpeedMeter();
  readonly #underWay = new Map<number, number>();
  readonly #listeners = new Set<() => void>();
  #state: TransferState;
  #acknowledged = 0;
  #movedBytes = 0;
  #callOffTelling: (() => void) | null = null;
  #awakeAt = Infinity;

  constructor(uploadId: string, sizeBytes: number, { clock, limit }: { clock: Clock; limit?: SpeedLimit }) {
    this.#sizeBytes = sizeBytes;
    this.#clock = clock;
    this.#limit = limit;
    this.#state = {
      uploadId,
      phase: 'sending',
      place: null,
      usesAlternate: false,
      alternateFails: false,
      sentBytes: 0,
      percent: 0,
      bytesPerSecond: null,
      secondsLeft: null,
      stop: null,
    };
  }

  get(): TransferState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** All bytes sent, including lost ones: only ever grows. */
  get movedBytes(): number {
    return this.#movedBytes;
  }

  get isMoving(): boolean {
    return this.#underWay.size > 0;
  }

  get hasEnded(): boolean {
    return TRANSFER_PHASES[this.#state.phase].hasEnded;
  }

  /** The bytes that the services already have. They were sent earlier, so they do not count for the speed. */
  begin(acknowledgedBytes: number): void {
    this.#acknowledged = acknowledgedBytes;
    this.measureAnew();
  }

  /** Resets the speed measurement. */
  measureAnew(): void {
    this.#speed.restart();
    this.#tell();
  }

  /**
   * Call it about every second: the time between two calls, or two events, then does not count as sleep. Sleep does not
   * count as slowness.
   */
  stayAwake(): void {
    const now = this.#clock.now();
    if (now - this.#awakeAt > NAP_MS) this.measureAnew();
    this.#awakeAt = now;
  }

  /** So many bytes of a part were sent. */
  sent(number: number, bytes: number): void {
    this.stayAwake();
    this.#movedBytes += Math.max(0, bytes - (this.#underWay.get(number) ?? 0));
    this.#underWay.set(number, bytes);
    this.#tellSoon();
  }

  /** The part has arrived, or with 0 bytes has not. */
  settle(number: number, bytes: number): void {
    this.#underWay.delete(number);
    this.#acknowledged += bytes;
    this.#tellSoon();
  }

  /** Enters another phase. A pause does not count as slowness. */
  enter(phase: TransferPhase): void {
    if (this.hasEnded) return;
    if (phase !== 'sending') this.#speed.restart();
    this.#tell();
    this.#change({ phase, place: null, bytesPerSecond: null, secondsLeft: null });
  }

  queue(place: number): void {
    this.enter('queued');
    this.#change({ place });
  }

  useAlternate(): void {
    this.#change({ usesAlternate: true });
  }

  /** Both storages fail, or one of them works again. */
  noteAlternate(alternateFails: boolean): void {
    if (alternateFails !== this.#state.alternateFails) this.#change({ alternateFails });
  }

  end(stop: TransferStop | null): void {
    this.#callOffTelling?.();
    this.enter(stop === null ? 'finished' : 'stopped');
    this.#change({ stop });
  }

  #tellSoon(): void {
    this.#callOffTelling ??= this.#clock.after(TELL_EVERY_MS, () => {
      this.#callOffTelling = null;
      this.#tell();
    });
  }

  #tell(): void {
    if (this.hasEnded) return;
    let sentBytes = this.#acknowledged;
    for (const bytes of this.#underWay.values()) sentBytes += bytes;
    this.#speed.sample(sentBytes, this.#clock.now());
    const bytesPerSecond = atMost(this.#limit?.bytesPerSecond ?? null, this.#speed.bytesPerSecond());
    const bytesLeft = this.#sizeBytes - sentBytes;
    const secondsLeft = bytesPerSecond === null || bytesLeft === 0 ? null : bytesLeft / bytesPerSecond;
    // Bytes being sent prove that the connection is back.
    const phase = this.#state.phase === 'waiting' && this.isMoving ? 'sending' : this.#state.phase;
    const shownBytes = Math.max(sentBytes, this.#state.sentBytes);
    const percent = (shownBytes / this.#sizeBytes) * 100;
    this.#change({ phase, sentBytes: shownBytes, percent, bytesPerSecond, secondsLeft });
  }

  #change(change: Partial<TransferState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A new limit applies at once, but shows only later in the average of the last half minute. */
const atMost = (limit: number | null, measured: number | null): number | null =>
  limit === null || measured === null ? measured : Math.min(limit, measured);
