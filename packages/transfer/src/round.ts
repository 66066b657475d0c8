import { isPassingStatus } from '@launchyard/domain/kit';
import { partAt, uploadViolations, type PartRange } from '@launchyard/domain/uploads';
import { Failover } from './failover.ts';
import { Interrupted } from './interrupted.ts';
import type { LaneMeter } from './lane-meter.ts';
import { transferMessages } from './messages.ts';
import { PartHashes } from './part-hashes.ts';
import type { PartLinks } from './part-links.ts';
import { waitBeforeRetry } from './patience.ts';
import type { PutOutcome, TransferPorts, TransferredUpload } from './ports.ts';
import type { TransferProgress } from './progress.ts';
import { AccessEnded, leastWaitMs, TransferRefused, type CallRefusal } from './refused.ts';

/** How often a part may be refused before the upload stops: a new link fixes a bad link, nothing fixes a bad upload. */
const MAX_REFUSALS = 5;

/** What a round shares with the rounds before and after it. */
export interface RoundParts<Body> {
  upload: TransferredUpload;
  ports: TransferPorts<Body>;
  links: PartLinks;
  progress: TransferProgress;
  lanes: LaneMeter;
  /** For the storage in use; null once the alternate is not available. */
  failover: Failover | null;
  /** While a stall is simulated: no bytes are sent. */
  isMuted?: boolean;
}

/**
 * Sends everything that is missing, then commits. After any interruption, another round continues from what the
 * services have.
 */
export class Round<Body> {
  readonly #parts: RoundParts<Body>;
  readonly #connection: AbortController;
  readonly #hashes: PartHashes<Body>;
  readonly #running = new Set<Promise<void>>();
  #queue: number[] = [];
  #waitingLanes = 0;
  #holdingLanes = 0;
  #failure: { error: unknown } | null = null;
  /** Whether only pending parts are completed. */
  isDraining = false;

  /** Aborting the connection ends the round with Interrupted. */
  constructor(parts: RoundParts<Body>, connection: AbortController) {
    this.#parts = parts;
    this.#connection = connection;
    const { read, hash } = parts.ports;
    this.#hashes = new PartHashes((number) => read(this.#part(number).offset, this.#part(number).bytes), hash);
  }

  /** Whether bytes should be moving now: no lane is held back by the limit. */
  get isExpectedToMove(): boolean {
    return this.#holdingLanes === 0;
  }

  /** Whether only the connection decides the speed; occasional breaks are part of that. */
  get isSteady(): boolean {
    const { limit } = this.#parts.ports;
    return this.#queue.length > 0 && (limit?.bytesPerSecond ?? null) === null;
  }

  async run(): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      await this.#sendMissing();
      if (await this.finish()) return;
      // They may miss parts without saying which; asking at once would never end.
      await this.#wait(attempt);
    }
  }

  /** As many lanes as the meter says now; the others end after their part. */
  fillLanes(): void {
    while (this.#hasRoom && this.#queue.length > 0 && !this.#failure) {
      const lane: Promise<void> = this.#runLane().finally(() => this.#running.delete(lane));
      this.#running.add(lane);
    }
  }

  get #hasRoom(): boolean {
    return !this.isDraining && this.#running.size < this.#parts.lanes.count;
  }

  async #sendMissing(): Promise<void> {
    const { ports, progress, upload } = this.#parts;
    this.#queue = numbersOf(await this.#persist(() => ports.calls.missingParts()));
    const missingBytes = this.#queue.reduce((sum, number) => sum + this.#part(number).bytes, 0);
    progress.begin(upload.sizeBytes - missingBytes);
    await this.#sendQueue();
  }

  /** Commits the upload. False if the services still miss parts. */
  async finish(): Promise<boolean> {
    const { ports, progress } = this.#parts;
    progress.enter('finishing');
    try {
      await this.#persist(() => ports.calls.finish());
      return true;
    } catch (error) {
      if (error instanceof TransferRefused && error.refusal.code === uploadViolations.partsMissing.code) return false;
      throw error;
    }
  }

  /** The next round must not start before the last lane of this one has ended. */
  async #sendQueue(): Promise<void> {
    this.fillLanes();
    while (this.#running.size > 0) {
      await Promise.race(this.#running);
      this.fillLanes();
    }
    if (this.#failure) throw this.#failure.error;
    if (this.isDraining) throw new Interrupted();
  }

  async #runLane(): Promise<void> {
    try {
      while (!this.isDraining && this.#running.size <= this.#parts.lanes.count) {
        const number = this.#queue.shift();
        if (number === undefined) return;
        await this.#sendPart(number);
      }
    } catch (error) {
      this.#failure ??= { error };
      this.#connection.abort();
    }
  }

  async #sendPart(number: number): Promise<void> {
    const { bytes } = this.#part(number);
    const { ports, links } = this.#parts;
    links.begin(number);
    let refusals = 0;
    for (let attempt = 0; !this.isDraining; attempt++) {
      // Read again before each try: a changed file shows here, where a failed request would not tell.
      const { body, sha256 } = await this.#hashes.take(number);
      if (ports.limit && ports.pacing === 'parts') await this.#hold(bytes);
      if (this.#parts.isMuted) await untilInterrupted(this.#connection.signal);
      const link = await this.#persist(() => links.take(number, this.#queue));
      this.#hashes.begin(this.#queue[0]);
      const outcome = await this.#put(number, bytes, (options) => ports.put(link, body, sha256, options));
      if (outcome.kind === 'stored') return links.end(number);
      links.forget(number);
      if (outcome.kind === 'refused' && isOurFault(outcome.status)) {
        refusals += 1;
        const refusal: CallRefusal = { code: `HTTP_${outcome.status}`, message: transferMessages.unsuccessful };
        if (refusals >= MAX_REFUSALS) throw new TransferRefused(refusal);
        // Most likely the link has only expired.
        if (refusals === 1) continue;
      } else if (this.#parts.failover?.failed(ports.clock.now())) await this.#leaveStorage();
      await this.#wait(attempt, outcome.kind === 'refused' ? 1000 * (outcome.retryAfterSeconds ?? 0) : 0);
    }
  }

  async #put(
    number: number,
    bytes: number,
    put: (options: { signal: AbortSignal; onProgress: (sent: number) => void }) => Promise<PutOutcome>,
  ): Promise<PutOutcome> {
    const { progress, failover } = this.#parts;
    let arrived = 0;
    try {
      const onProgress = (sent: number) => progress.sent(number, Math.min(sent, bytes));
      const outcome = await put({ signal: this.#connection.signal, onProgress });
      if (outcome.kind === 'stored') {
        arrived = bytes;
        failover?.stored();
        progress.noteAlternate(false);
      }
      return outcome;
    } finally {
      progress.settle(number, arrived);
    }
  }

  /**
   * Requests the alternate storage and starts over with it. If there is none, or it fails, too, the current one is
   * retried.
   */
  async #leaveStorage(): Promise<void> {
    const { ports, links, progress } = this.#parts;
    if (progress.get().usesAlternate) return progress.noteAlternate(true);
    this.#parts.failover = null;
    const { useAlternate } = ports.calls;
    if (!useAlternate) return;
    try {
      await this.#persist(useAlternate);
    } catch (error) {
      if (error instanceof TransferRefused) return;
      throw error;
    }
    this.#parts.failover = new Failover();
    links.clear();
    progress.useAlternate();
    throw new Interrupted();
  }

  /** Retries until there is an answer. Refusals, an ended session and interruptions pass through. */
  async #persist<T>(ask: () => Promise<T>): Promise<T> {
    const { signal } = this.#connection;
    for (let attempt = 0; ; attempt++) {
      try {
        return await orInterrupted(ask(), signal);
      } catch (error) {
        if (FINAL.some((kind) => error instanceof kind)) throw error;
        await this.#wait(attempt, leastWaitMs(error));
      }
    }
  }

  async #wait(attempt: number, leastMs = 0): Promise<void> {
    const { progress, ports, lanes } = this.#parts;
    this.#waitingLanes += 1;
    if (!progress.isMoving) {
      lanes.disturb();
      progress.enter('waiting');
    }
    try {
      await waitBeforeRetry(attempt, ports, this.#connection.signal, { leastMs });
    } finally {
      this.#waitingLanes -= 1;
    }
    if (this.#waitingLanes === 0 && progress.get().phase === 'waiting') progress.enter('sending');
  }

  async #hold(bytes: number): Promise<void> {
    this.#holdingLanes += 1;
    try {
      await this.#parts.ports.limit?.take(bytes, this.#connection.signal);
    } finally {
      this.#holdingLanes -= 1;
    }
  }

  #part(number: number) {
    const { sizeBytes, partBytes } = this.#parts.upload;
    const part = partAt(number, sizeBytes, partBytes);
    if (!part) throw new Error(`The upload has no part ${number}`);
    return part;
  }
}

const FINAL = [TransferRefused, AccessEnded, Interrupted];

const untilInterrupted = (signal: AbortSignal): Promise<never> => orInterrupted(new Promise<never>(() => {}), signal);

/** A call that hangs, for example after a night’s sleep, must not hold up the next round. */
function orInterrupted<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Interrupted());
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    const end = () => signal.removeEventListener('abort', abort);
    asked.finally(end).then(resolve, reject);
  });
}

function numbersOf(ranges: readonly PartRange[]): number[] {
  return ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/** An expired link or a wrong hash gets a 4xx; rate limits and a store that is down pass on their own. */
const isOurFault = (status: number) => status >= 400 && !isPassingStatus(status);
