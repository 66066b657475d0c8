import type { UploadFailure } from '@launchyard/domain/uploads';
import type { Tx } from '../../kit/database.ts';
import type { UploadRow } from '../rows.ts';

/** What a stage is given. */
export interface StageContext {
  upload: UploadRow;
  /** Attempts at this stage before a person had it tried again: 0 unless that happened. */
  attemptsBefore: number;
  /** Empty at the start, of this attempt alone, removed at its end. */
  folder: string;
  /** Aborts when the upload was cancelled, another attempt took over, or the worker closes. */
  signal: AbortSignal;
  /** Says how far the stage is, 0 to 100; call it as often as you like. Throws when the stage has to stop. */
  report: (percent: number) => Promise<void>;
  /** Says that more bytes are to be read or written than the archive has, so that the attempt is given the time. */
  expectBytes: (bytes: number) => void;
  /** Says that the stage waits for somebody else, now and again as long as it does: that time is not counted against it. */
  waits: () => void;
}

/** What a stage leaves to be done at the moment in which it becomes done: by this attempt only, or not at all. May run twice. */
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

/** Stops a stage that is no longer its attempt's to run: nothing more may be written. */
export class StageStopped extends Error {
  override name = 'StageStopped';
}
