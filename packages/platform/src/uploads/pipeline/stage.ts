import type { UploadFailure } from '@launchyard/domain/uploads';
import type { Tx } from '../../kit/database.ts';
import type { UploadRow } from '../rows.ts';

/** What a stage receives. */
export interface StageContext {
  upload: UploadRow;
  /** Attempts at this stage before a person’s retry; otherwise 0. */
  attemptsBefore: number;
  /** Empty at the start, used by this attempt only, removed at its end. */
  folder: string;
  /** Aborts when the upload is cancelled, another attempt takes over, or the worker closes. */
  signal: AbortSignal;
  /** Reports progress, 0 to 100; may be called as often as you like. Throws if the stage has to stop. */
  report: (percent: number) => Promise<void>;
  /** Announces that more bytes will be read or written than the archive has, to extend the attempt’s time. */
  expectBytes: (bytes: number) => void;
  /** Reports that the stage waits for somebody else; called repeatedly, so that this time does not count against it. */
  waits: () => void;
}

/** Runs in the transaction that completes the stage: by this attempt only, or not at all. May run twice. */
export type Settle = (tx: Tx) => Promise<void>;

export type StageRunner = (context: StageContext) => Promise<Settle | void>;

/** Ends the upload with a reason that the customer reads; `evidence` names what was found. */
export class StageFailure extends Error {
  override name = 'StageFailure';
  readonly failure: UploadFailure;
  readonly evidence: string | null;
  constructor(failure: UploadFailure, evidence: string | null = null) {
    super(failure.code);
    this.failure = { code: failure.code, message: failure.message, advice: failure.advice ?? null };
    this.evidence = evidence;
  }
}

/** Stops an attempt that no longer owns its stage: it must not write anything more. */
export class StageStopped extends Error {
  override name = 'StageStopped';
}
