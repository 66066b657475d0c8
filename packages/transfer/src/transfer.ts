import { uploadViolations } from '@launchyard/domain/uploads';
import { Failover } from './failover.ts';
import { Interrupted } from './interrupted.ts';
import { LaneMeter } from './lane-meter.ts';
import { PartLinks } from './part-links.ts';
import { TRANSFER_PHASES } from './phase.ts';
import type { TransferPorts, TransferredUpload } from './ports.ts';
import { TransferProgress, type TransferState, type TransferStop } from './progress.ts';
import { AccessEnded, FileGone, TransferRefused } from './refused.ts';
import { Round, type RoundParts } from './round.ts';
import { SIMULATED_STALL_MS, STALL_MS, StallWatch } from './stall.ts';

const LOOK_EVERY_MS = 1_000;
/** How long pending parts may take to arrive during a pause before they are aborted. */
const DRAIN_MS = 15_000;

/**
 * Sends one file to one upload: only the parts that the services miss, in as many lanes as pay off, with hashing,
 * retries and new links as needed. A lost connection or a closed laptop only makes it wait. What has arrived is decided
 * by the services, never by our memory.
 */
export class Transfer<Body = unknown> {
  readonly upload: TransferredUpload;
  readonly #ports: TransferPorts<Body>;
  readonly #parts: RoundParts<Body>;
  readonly #progress: TransferProgress;
  readonly #stall = new StallWatch();
  readonly #stopper = new AbortController();
  #connection = new AbortController();
  #round: Round<Body> | null = null;
  /** Why it waits for somebody to resume it. */
  #held: 'paused' | 'stalled' | null = null;
  #letGo: (() => void) | null = null;
  #callOffDraining: (() => void) | null = null;
  #stallMs = STALL_MS;

  constructor(upload: TransferredUpload, ports: TransferPorts<Body>) {
    this.upload = upload;
    this.#ports = ports;
    this.#progress = new TransferProgress(upload.id, upload.sizeBytes, ports);
    this.#parts = {
      upload,
      ports,
      progress: this.#progress,
      links: new PartLinks((numbers) => ports.calls.sign(numbers), ports.clock),
      lanes: new LaneMeter(upload.partBytes),
      failover: new Failover(),
    };
  }

  /** Its state, with a way to subscribe to changes. */
  get state(): { get(): TransferState; subscribe(listener: () => void): () => void } {
    return this.#progress;
  }

  /** Resolves when the upload is finished or stopped; never rejects. */
  async run(): Promise<void> {
    const endWatching = this.#watch();
    let release: (() => void) | undefined;
    try {
      release = await this.#ports.claim?.(this.upload.id, this.#stopper.signal, () =>
        this.#progress.enter('elsewhere'),
      );
      while (!(await this.#goOn()));
      this.#progress.end(null);
    } catch (error) {
      this.#stopWith(this.#stopFor(error));
    } finally {
      endWatching();
      release?.();
    }
  }

  /** Stops at once; what has arrived stays stored. */
  stop(): void {
    this.#stopWith({ reason: 'asked', message: null });
  }

  /**
   * Starts nothing new until `resume`; pending parts still arrive, so that nothing is sent twice. During and after the
   * commit there is nothing to pause.
   */
  pause(): void {
    if (this.#held !== null || TRANSFER_PHASES[this.state.get().phase].takes === null) return;
    const round = this.#round;
    if (!round || !this.#progress.isMoving) return this.#hold('paused');
    this.#held = 'paused';
    round.isDraining = true;
    this.#progress.enter('pausing');
    this.#callOffDraining = this.#ports.clock.after(DRAIN_MS, () => this.#hold('paused'));
  }

  /** Resumes after a pause or a stall; its turn comes after those already waiting. */
  resume(): void {
    this.#held = null;
    this.#letGo?.();
    if (!this.#round?.isDraining) return;
    this.#callOffDraining?.();
    this.#round.isDraining = false;
    this.#progress.enter('sending');
    this.#round.fillLanes();
  }

  /** For admins: sends nothing more, as if the line were dead, and treats 20 s of it as a stall. */
  simulateStall(): void {
    this.#stallMs = SIMULATED_STALL_MS;
    this.#parts.isMuted = true;
    this.#connection.abort();
  }

  /** Waits until it may send, then sends one round. Returns whether that was all. */
  async #goOn(): Promise<boolean> {
    // Before the wait, so that a stop or pause at the moment of resuming applies to what follows.
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    await this.#untilLetGo();
    try {
      const giveBack = await this.#ports.turns?.take(signal, (place) => this.#progress.queue(place));
      try {
        this.#progress.enter('sending');
        this.#stall.restart();
        this.#round = new Round(this.#parts, this.#connection);
        await this.#round.run();
        return true;
      } finally {
        this.#round = null;
        this.#callOffDraining?.();
        giveBack?.();
      }
    } catch (error) {
      if (error instanceof TransferRefused && error.refusal.code === CLOSED && (await this.#isFinished())) return true;
      if (!(error instanceof Interrupted) || this.#stopper.signal.aborted) throw error;
      return false;
    }
  }

  /** Someone else sent the rest and finished, or it was cancelled: the services know, and finishing is idempotent. */
  #isFinished(): Promise<boolean> {
    this.#connection = new AbortController();
    return new Round(this.#parts, this.#connection).finish();
  }

  #untilLetGo(): Promise<void> {
    if (this.#stopper.signal.aborted) return Promise.reject(new Interrupted());
    if (this.#held === null) return Promise.resolve();
    this.#progress.enter(this.#held);
    return new Promise((resolve, reject) => {
      const abort = () => reject(new Interrupted());
      this.#stopper.signal.addEventListener('abort', abort, { once: true });
      this.#letGo = () => {
        this.#letGo = null;
        this.#stopper.signal.removeEventListener('abort', abort);
        resolve();
      };
    });
  }

  /** Checks every second for a stall, for sleep, and for the throughput of the lanes. */
  #watch(): () => void {
    const { clock, network } = this.#ports;
    const look = () => {
      this.#look();
      callOff = clock.after(LOOK_EVERY_MS, look);
    };
    let callOff = clock.after(LOOK_EVERY_MS, look);
    const unsubscribe = network.subscribe(() => {
      this.#parts.lanes.disturb();
      // A network that is back justifies an automatic retry.
      if (network.isOnline() && this.#held === 'stalled') this.resume();
    });
    return () => {
      callOff();
      unsubscribe();
    };
  }

  #look(): void {
    const { clock, network } = this.#ports;
    const round = this.#round;
    const { phase, bytesPerSecond } = this.state.get();
    const now = clock.now();
    this.#progress.stayAwake();
    const { movedBytes } = this.#progress;
    const isSending = round !== null && (phase === 'sending' || phase === 'waiting');
    const isExpectedToMove = isSending && network.isOnline() && round.isExpectedToMove;
    const said = this.#stall.look({ now, movedBytes, bytesPerSecond, isExpectedToMove }, this.#stallMs);
    if (said === 'slept') this.#wake();
    if (said === 'stalled') this.#hold('stalled');
    if (round?.isSteady && phase === 'sending') this.#parts.lanes.sample(now, movedBytes);
    else this.#parts.lanes.disturb();
    round?.fillLanes();
  }

  /** Connections and links from before the sleep are most likely dead without notice. */
  #wake(): void {
    this.#parts.links.clear();
    this.#parts.lanes.disturb();
    if (this.#held === 'stalled') this.resume();
    if (this.#round) this.#connection.abort();
  }

  #hold(why: 'paused' | 'stalled'): void {
    this.#held = why;
    this.#stallMs = STALL_MS;
    this.#parts.isMuted = false;
    this.#connection.abort();
  }

  #stopFor(error: unknown): TransferStop {
    if (error instanceof TransferRefused) {
      const { code, message } = error.refusal;
      return { reason: 'refused', message: message || null, code };
    }
    if (error instanceof FileGone) return { reason: error.why === 'gone' ? 'fileGone' : 'fileChanged', message: null };
    if (error instanceof AccessEnded) return { reason: 'signedOut', message: null };
    if (error instanceof Interrupted) return { reason: 'asked', message: null };
    this.#ports.report(error);
    return { reason: 'refused', message: null };
  }

  #stopWith(stop: TransferStop): void {
    if (this.#progress.hasEnded) return;
    this.#stopper.abort();
    this.#connection.abort();
    this.#progress.end(stop);
  }
}

const CLOSED = uploadViolations.notUploading.code;
