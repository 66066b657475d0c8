import type { PartRange } from '@launchyard/domain/uploads';
import type { Clock } from './clock.ts';
import type { SpeedLimit } from './speed-limit.ts';
import type { Turns } from './turns.ts';

/** What a transfer must know of the upload that the services opened. Sizes in bytes. */
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
  /** The header that carries the part's SHA-256 in lower-case hex. */
  sha256Header: string;
}

/** `refused` carries the HTTP status, and when the store takes it again where it said so; `lost` means that no answer came. */
export type PutOutcome =
  { kind: 'stored' } | { kind: 'refused'; status: number; retryAfterSeconds?: number | null } | { kind: 'lost' };

export interface PutOptions {
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
}

/**
 * What the engine asks the API for. Each rejects with TransferRefused for a refusal, with AccessEnded when no later try can help, and with
 * anything else for what passes: a lost line, a service that is down.
 */
export interface TransferCalls {
  missingParts: () => Promise<readonly PartRange[]>;
  sign: (partNumbers: number[]) => Promise<readonly PartLink[]>;
  finish: () => Promise<void>;
  /** Asks that parts go to the other storage from now on, where the services have one. */
  useAlternate?: () => Promise<void>;
}

/** Whether there is a network at all, as far as the machine knows. */
export interface Network {
  isOnline: () => boolean;
  /** Tells when that changes; answers how to end it. */
  subscribe: (listener: () => void) => () => void;
}

/** What differs between a browser and a program. `Body` is what a piece of the file is there. */
export interface TransferPorts<Body> {
  calls: TransferCalls;
  /** A piece of the file. Rejects with FileGone when it is not the file any more that was chosen. */
  read: (offset: number, bytes: number) => Promise<Body>;
  /** SHA-256 in lower-case hex. Rejects as `read` does, where reading happens only now. */
  hash: (body: Body) => Promise<string>;
  /** Sends one part to its link. Rejects with Interrupted when the signal fires, with nothing else. */
  put: (link: PartLink, body: Body, sha256: string, options: PutOptions) => Promise<PutOutcome>;
  network: Network;
  clock: Clock;
  /** How fast it may go, shared with other transfers. Left out: as fast as it can. */
  limit?: SpeedLimit;
  /**
   * Whether `put` keeps to the limit by waiting within parts, or, where a request cannot be slowed down, the engine by waiting between them.
   * Then each part leaves at full speed, and the limit holds on the average over a few of them.
   */
  pacing: 'parts' | 'within parts';
  /** Where transfers of one program queue up. Left out: all send at once. */
  turns?: Turns;
  /**
   * Makes sure that nobody else on this machine sends the same upload. Resolves with how to give it back; tells when another one has it, and
   * waits for that one to end. Rejects with Interrupted when the signal fires.
   */
  claim?: (uploadId: string, signal: AbortSignal, onElsewhere: () => void) => Promise<() => void>;
  /** Takes a fault of ours, which the customer sees as a stop without a reason. */
  report: (fault: unknown) => void;
}
