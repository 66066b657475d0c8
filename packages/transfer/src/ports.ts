import type { PartRange } from '@launchyard/domain/uploads';
import type { Clock } from './clock.ts';
import type { SpeedLimit } from './speed-limit.ts';
import type { Turns } from './turns.ts';

/** What a transfer needs to know about the upload that the services opened. Sizes in bytes. */
export interface TransferredUpload {
  id: string;
  appName: string;
  versionNumber: number;
  fileName: string;
  sizeBytes: number;
  partBytes: number;
}

/** A signed link to write one part. */
export interface PartLink {
  number: number;
  method: string;
  url: string;
  headers: readonly { name: string; value: string }[];
  /** The header for the part’s SHA-256 in lower-case hex. */
  sha256Header: string;
}

/** `refused` carries the HTTP status, and when to retry if the store said so; `lost` means that no answer came. */
export type PutOutcome =
  { kind: 'stored' } | { kind: 'refused'; status: number; retryAfterSeconds?: number | null } | { kind: 'lost' };

export interface PutOptions {
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
}

/**
 * The API calls of the engine. Each rejects with TransferRefused for a refusal, with AccessEnded for permanent
 * failures, and with anything else for temporary ones: a lost connection, a service that is down.
 */
export interface TransferCalls {
  missingParts: () => Promise<readonly PartRange[]>;
  sign: (partNumbers: number[]) => Promise<readonly PartLink[]>;
  finish: () => Promise<void>;
  /** Switches to the alternate storage from now on, if the services have one. */
  useAlternate?: () => Promise<void>;
}

/** Whether there is a network at all, as far as the machine knows. */
export interface Network {
  isOnline: () => boolean;
  /** Notifies when that changes; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** What differs between a browser and a program. `Body` is its type for a piece of the file. */
export interface TransferPorts<Body> {
  calls: TransferCalls;
  /** A piece of the file. Rejects with FileGone if the chosen file has changed or is gone. */
  read: (offset: number, bytes: number) => Promise<Body>;
  /** SHA-256 in lower-case hex. Rejects like `read` if reading only happens now. */
  hash: (body: Body) => Promise<string>;
  /** Sends one part to its link. Rejects only with Interrupted, when the signal fires. */
  put: (link: PartLink, body: Body, sha256: string, options: PutOptions) => Promise<PutOutcome>;
  network: Network;
  clock: Clock;
  /** The speed limit, shared with other transfers. Unset: unlimited. */
  limit?: SpeedLimit;
  /**
   * Whether `put` applies the limit within parts, or, if a request cannot be slowed down, the engine waits between
   * them. In that case each part is sent at full speed, and the limit holds on average over a few of them.
   */
  pacing: 'parts' | 'within parts';
  /** The queue for transfers of one program. Unset: all send at once. */
  turns?: Turns;
  /**
   * Makes sure that nobody else on this machine sends the same upload. Resolves with a function that releases it;
   * reports if another one has it, and waits for that one to end. Rejects with Interrupted when the signal fires.
   */
  claim?: (uploadId: string, signal: AbortSignal, onElsewhere: () => void) => Promise<() => void>;
  /** Receives a fault of ours, which the customer sees as a stop without a reason. */
  report: (fault: unknown) => void;
}
