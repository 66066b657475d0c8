import { createHash } from 'node:crypto';
import { missingRanges } from '@launchyard/domain/uploads';
import { Interrupted } from '../interrupted.ts';
import type { Network, PartLink, PutOptions, PutOutcome, TransferPorts } from '../ports.ts';
import { FileGone, TransferRefused } from '../refused.ts';
import type { TestClock } from './clock.ts';

/**
 * What happens to a part’s request. A number is an HTTP status; `cut` breaks halfway; `hang` makes no progress until it
 * is abandoned.
 */
export type Mishap = 'cut' | 'hang' | 'truncate' | number | null;

export const PART_BYTES = 1000;

/**
 * The services and their storage, in memory, with the delays and failures that a test chooses. A part takes
 * `msPerPart`.
 */
export class TestStore {
  readonly content: Buffer;
  readonly parts = new Map<number, Buffer>();
  readonly stores: string[] = [];
  readonly signed: number[][] = [];
  readonly clock: TestClock;
  finished = 0;
  busiest = 0;
  isOnline = true;
  changed: 'changed' | 'gone' | null = null;
  hasAlternate = false;
  msPerPart = 100;
  /** The delay after which a refused part is accepted. */
  retryAfterSeconds: number | null = null;
  /** Whether the speed is that of the whole line, not of each connection. */
  isShared = false;
  mishap: (number: number, attempt: number, store: string) => Mishap = () => null;
  answer: (call: 'missingParts' | 'sign' | 'finish') => Promise<void> = () => Promise.resolve();
  readonly #attempts = new Map<number, number>();
  readonly #listeners = new Set<() => void>();
  #store = 'first';
  #epoch = 0;
  #busy = 0;

  constructor(clock: TestClock, partCount: number) {
    this.clock = clock;
    this.content = Buffer.alloc(partCount * PART_BYTES - 300, 7);
    for (let part = 0; part < partCount; part++) this.content[part * PART_BYTES] = part;
  }

  get upload() {
    const sizeBytes = this.content.length;
    return { id: 'upl_1', appName: 'A', versionNumber: 1, fileName: 'a.zip', sizeBytes, partBytes: PART_BYTES };
  }

  get received(): Buffer {
    return Buffer.concat([...this.parts].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes));
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const listener of this.#listeners) listener();
  }

  /** Invalidates the links issued so far. */
  expireLinks(): void {
    this.#epoch += 1;
  }

  ports(): TransferPorts<Buffer> {
    const network: Network = {
      isOnline: () => this.isOnline,
      subscribe: (listener) => {
        this.#listeners.add(listener);
        return () => void this.#listeners.delete(listener);
      },
    };
    return {
      calls: {
        missingParts: async () => {
          await this.#call('missingParts');
          return missingRanges(this.parts.keys(), Math.ceil(this.content.length / PART_BYTES));
        },
        sign: async (numbers) => {
          await this.#call('sign');
          this.signed.push(numbers);
          return numbers.map((number) => this.#link(number));
        },
        finish: async () => {
          await this.#call('finish');
          const isWhole = this.received.length === this.content.length;
          if (!isWhole) throw new TransferRefused({ code: 'PARTS_MISSING', message: 'Some parts are missing.' });
          this.finished += 1;
        },
        useAlternate: () => {
          if (!this.hasAlternate) return Promise.reject(new TransferRefused({ code: 'UPLOAD_CLOSED', message: '' }));
          this.#store = 'alternate';
          return Promise.resolve();
        },
      },
      read: (offset, bytes) =>
        this.changed
          ? Promise.reject(new FileGone(this.changed))
          : Promise.resolve(this.content.subarray(offset, offset + bytes)),
      hash: (body) => Promise.resolve(createHash('sha256').update(body).digest('hex')),
      put: (link, body, sha256, options) => this.#put(link, body, sha256, options),
      network,
      clock: this.clock,
      pacing: 'parts',
      report: (fault) => {
        throw fault;
      },
    };
  }

  async #call(name: 'missingParts' | 'sign' | 'finish'): Promise<void> {
    if (!this.isOnline) throw new TypeError('fetch failed');
    await this.answer(name);
  }

  #link(number: number): PartLink {
    return { number, method: 'PUT', url: `${this.#store}/${this.#epoch}/${number}`, headers: [], sha256Header: 'x' };
  }

  async #put(link: PartLink, body: Buffer, sha256: string, options: PutOptions): Promise<PutOutcome> {
    const [store = '', epoch] = link.url.split('/');
    const attempt = (this.#attempts.get(link.number) ?? 0) + 1;
    this.#attempts.set(link.number, attempt);
    this.#busy += 1;
    this.busiest = Math.max(this.busiest, this.#busy);
    try {
      if (options.signal.aborted) throw new Interrupted();
      const met = this.isOnline ? this.mishap(link.number, attempt, store) : 'cut';
      if (met === 'hang') await this.#lasts(Infinity, options.signal);
      const ms = this.isShared ? this.msPerPart * this.#busy : this.msPerPart;
      await this.#lasts(ms / 2, options.signal);
      if (met === 'cut' || !this.isOnline) return { kind: 'lost' };
      options.onProgress(body.length / 2);
      await this.#lasts(ms / 2, options.signal);
      options.onProgress(body.length);
      if (typeof met === 'number') return { kind: 'refused', status: met, retryAfterSeconds: this.retryAfterSeconds };
      if (epoch !== String(this.#epoch)) return { kind: 'refused', status: 403 };
      const arrived = met === 'truncate' ? body.subarray(1) : body;
      if (createHash('sha256').update(arrived).digest('hex') !== sha256) return { kind: 'refused', status: 400 };
      this.parts.set(link.number, arrived);
      this.stores.push(store);
      return { kind: 'stored' };
    } finally {
      this.#busy -= 1;
    }
  }

  #lasts(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const callOff = this.clock.after(ms, resolve);
      signal.addEventListener('abort', () => {
        callOff();
        reject(new Interrupted());
      });
    });
  }
}
