import { partAt, type PartRange } from '@launchyard/domain/uploads';
import { Interrupted } from './interrupted.ts';
import { PartLinks } from './part-links.ts';
import { waitBeforeRetry } from './patience.ts';
import type { TransferPorts, TransferredUpload } from './ports.ts';
import { TransferProgress, type TransferState, type TransferStop } from './progress.ts';
import { AccessEnded, FileGone, TransferRefused } from './refused.ts';

/** More lanes were measured to bring nothing. */
const LANES = 4;
/** How often a part may be refused before the upload stops: a wrong link is cured by a new one, a wrong upload by nothing. */
const MAX_REFUSALS = 5;

/**
 * Sends one file to one upload: only the parts that the services miss, in four lanes, each part hashed, retried and signed anew as needed. A lost
 * line or a closed laptop only pauses it. What has arrived is the services' word, never our memory.
 */
export class Transfer<Body = unknown> {
  readonly upload: TransferredUpload;
  readonly #ports: TransferPorts<Body>;
  readonly #links: PartLinks;
  readonly #stopper = new AbortController();
  readonly #progress: TransferProgress;
  #queue: number[] = [];
  #waitingLanes = 0;

  constructor(upload: TransferredUpload, ports: TransferPorts<Body>) {
    this.upload = upload;
    this.#ports = ports;
    this.#links = new PartLinks((numbers) => ports.calls.sign(numbers), ports.clock);
    this.#progress = new TransferProgress(upload.id, upload.sizeBytes, ports.clock);
  }

  /** How it goes, and a way to hear when that changes. */
  get state(): { get(): TransferState; subscribe(listener: () => void): () => void } {
    return this.#progress;
  }

  /** Resolves when the upload is finished or stopped; never rejects. */
  async run(): Promise<void> {
    try {
      while (!(await this.#sendMissing()));
      this.#progress.end(null);
    } catch (error) {
      this.#stopWith(this.#stopFor(error));
    }
  }

  /** Stops at once; what has arrived stays there. */
  stop(): void {
    this.#stopWith({ reason: 'asked', message: null });
  }

  /** One round: everything that is missing, then the commit. False when the services found that parts are missing still. */
  async #sendMissing(): Promise<boolean> {
    const missing = await this.#persist(() => this.#ports.calls.missingParts());
    this.#queue = numbersOf(missing);
    const missingBytes = this.#queue.reduce((sum, number) => sum + this.#part(number).bytes, 0);
    this.#progress.begin(this.upload.sizeBytes - missingBytes);
    await Promise.all(Array.from({ length: LANES }, () => this.#runLane()));
    this.#progress.enter('finishing');
    try {
      await this.#persist(() => this.#ports.calls.finish());
      return true;
    } catch (error) {
      if (error instanceof TransferRefused && error.refusal.code === 'PARTS_MISSING') return false;
      throw error;
    }
  }

  async #runLane(): Promise<void> {
    for (let number = this.#queue.shift(); number !== undefined; number = this.#queue.shift())
      await this.#sendPart(number);
  }

  async #sendPart(number: number): Promise<void> {
    const { offset, bytes } = this.#part(number);
    const { read, hash, put } = this.#ports;
    this.#links.begin(number);
    let refusals = 0;
    for (let attempt = 0; ; attempt++) {
      // Read anew before each try: a file that has changed since says so here, where a failed request would not.
      const body = await read(offset, bytes);
      const sha256 = await hash(body);
      const link = await this.#persist(() => this.#links.take(number, this.#queue));
      const outcome = await put(link, body, sha256, {
        signal: this.#stopper.signal,
        onProgress: (sent) => this.#progress.sent(number, Math.min(sent, bytes)),
      });
      this.#progress.settle(number, outcome.kind === 'stored' ? bytes : 0);
      if (outcome.kind === 'stored') return this.#links.end(number);
      this.#links.forget(number);
      if (outcome.kind === 'refused' && isOurFault(outcome.status)) {
        refusals += 1;
        if (refusals >= MAX_REFUSALS) throw new TransferRefused({ code: `HTTP_${outcome.status}`, message: '' });
        // Most likely the link has only expired.
        if (refusals === 1) continue;
      }
      await this.#wait(attempt);
    }
  }

  /** Asks until there is an answer. A refusal, an ended session and a stop go through. */
  async #persist<T>(ask: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await ask();
      } catch (error) {
        if (error instanceof TransferRefused || error instanceof AccessEnded) throw error;
      }
      await this.#wait(attempt);
    }
  }

  async #wait(attempt: number): Promise<void> {
    this.#waitingLanes += 1;
    if (!this.#progress.isMoving) this.#progress.enter('waiting');
    try {
      await waitBeforeRetry(attempt, this.#ports, this.#stopper.signal);
    } finally {
      this.#waitingLanes -= 1;
    }
    if (this.#waitingLanes === 0 && this.state.get().phase === 'waiting') this.#progress.enter('sending');
  }

  #part(number: number) {
    const part = partAt(number, this.upload.sizeBytes, this.upload.partBytes);
    if (!part) throw new Error(`The upload has no part ${number}`);
    return part;
  }

  #stopFor(error: unknown): TransferStop {
    if (error instanceof TransferRefused) return { reason: 'refused', message: error.refusal.message || null };
    if (error instanceof FileGone) return { reason: 'fileChanged', message: null };
    if (error instanceof AccessEnded) return { reason: 'signedOut', message: null };
    if (error instanceof Interrupted) return { reason: 'asked', message: null };
    this.#ports.report(error);
    return { reason: 'refused', message: null };
  }

  #stopWith(stop: TransferStop): void {
    if (this.#progress.hasEnded) return;
    this.#stopper.abort();
    this.#progress.end(stop);
  }
}

function numbersOf(ranges: readonly PartRange[]): number[] {
  return ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/** A link that has expired and a wrong hash are answered with 4xx; too many requests and a store that is down pass by themselves. */
const isOurFault = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;
