import { createStore } from '../../kit/store.ts';
import { SpeedMeter } from './speed.ts';

/** Why a transfer does not go on by itself. `message` is the services' own word where they gave one. */
export interface TransferStop {
  reason: 'fileChanged' | 'refused' | 'signedOut' | 'asked';
  message: string | null;
}

export interface TransferState {
  uploadId: string;
  phase: 'sending' | 'waiting' | 'finishing' | 'finished' | 'stopped';
  /** Acknowledged and under way, never more than the file. */
  sentBytes: number;
  /** The same as a share of the file, 0 to 100. */
  percent: number;
  bytesPerSecond: number | null;
  secondsLeft: number | null;
  stop: TransferStop | null;
}

const TELL_EVERY_MS = 250;

/** Counts what has arrived and what is under way, and tells those who listen, a few times a second at most. */
export class TransferProgress {
  readonly state;
  readonly #sizeBytes: number;
  readonly #speed = new SpeedMeter();
  readonly #underWay = new Map<number, number>();
  #acknowledged = 0;
  #teller: ReturnType<typeof setTimeout> | null = null;

  constructor(uploadId: string, sizeBytes: number) {
    this.#sizeBytes = sizeBytes;
    this.state = createStore<TransferState>({
      uploadId,
      phase: 'sending',
      sentBytes: 0,
      percent: 0,
      bytesPerSecond: null,
      secondsLeft: null,
      stop: null,
    });
  }

  get isMoving(): boolean {
    return this.#underWay.size > 0;
  }

  get hasEnded(): boolean {
    const { phase } = this.state.get();
    return phase === 'finished' || phase === 'stopped';
  }

  /** What the services have, as they say. */
  begin(acknowledgedBytes: number): void {
    this.#acknowledged = acknowledgedBytes;
    this.#tell();
  }

  /** So many bytes of a part have left. */
  sent(number: number, bytes: number): void {
    this.#underWay.set(number, bytes);
    this.#tellSoon();
  }

  /** The part has arrived, or with 0 bytes has not. */
  settle(number: number, bytes: number): void {
    this.#underWay.delete(number);
    this.#acknowledged += bytes;
    this.#tellSoon();
  }

  /** Another phase begins. A pause does not count as slowness. */
  enter(phase: TransferState['phase']): void {
    if (phase === 'waiting') this.#speed.restart();
    this.#tell();
    this.state.update((previous) => ({ ...previous, phase, bytesPerSecond: null, secondsLeft: null }));
  }

  end(stop: TransferStop | null): void {
    if (this.#teller !== null) clearTimeout(this.#teller);
    this.enter(stop === null ? 'finished' : 'stopped');
    this.state.update((previous) => ({ ...previous, stop }));
  }

  #tellSoon(): void {
    this.#teller ??= setTimeout(() => {
      this.#teller = null;
      this.#tell();
    }, TELL_EVERY_MS);
  }

  #tell(): void {
    if (this.hasEnded) return;
    let sentBytes = this.#acknowledged;
    for (const bytes of this.#underWay.values()) sentBytes += bytes;
    this.#speed.sample(sentBytes, performance.now());
    const bytesPerSecond = this.#speed.bytesPerSecond();
    const bytesLeft = this.#sizeBytes - sentBytes;
    const secondsLeft = bytesPerSecond === null || bytesLeft === 0 ? null : bytesLeft / bytesPerSecond;
    this.state.update((previous) => ({
      ...previous,
      // Bytes that leave are the proof that the line is back.
      phase: previous.phase === 'waiting' && this.isMoving ? 'sending' : previous.phase,
      sentBytes,
      percent: (sentBytes / this.#sizeBytes) * 100,
      bytesPerSecond,
      secondsLeft,
    }));
  }
}
