import type { FAULT } from '@launchyard/domain/kit';
import type { TransferState } from '@launchyard/transfer';
import type { Explanation } from './explanation.ts';

/** A question that is not answered yet, one that could not be asked, and one that was asked too often. */
export type WaitReason = 'SLOW' | 'NO_ANSWER' | typeof FAULT.RATE_LIMITED;

/** What happens, in the order in which it happens. With --json each is one line; sizes in bytes. */
export type CliEvent =
  /** For an answer of this server; `seconds` until it is asked again, null while a question is under way. */
  | { event: 'waiting'; reason: WaitReason; seconds: number | null; server: string }
  | { event: 'checked'; fileName: string; sizeBytes: number; files: number; seconds: number }
  | {
      event: 'started';
      uploadId: string;
      appName: string;
      version: number;
      /** Whether an upload that was begun before is gone on with. */
      isResumed: boolean;
      receivedBytes: number;
      sizeBytes: number;
    }
  | ({ event: 'sending'; sizeBytes: number } & Pick<
      TransferState,
      'phase' | 'sentBytes' | 'percent' | 'bytesPerSecond' | 'secondsLeft' | 'usesAlternate'
    >)
  | { event: 'uploaded'; uploadId: string }
  | {
      event: 'stage';
      uploadId: string;
      state: string;
      stageLabel: string;
      progressPercent: number;
      triesAgainAt: string | null;
    }
  | { event: 'ready'; uploadId: string; appId: string | null; appName: string; version: number }
  | { event: 'ended'; exitCode: number; code: string; message: string; explanation: Explanation | null };

/** Tells whoever runs the command. */
export interface Reporter {
  tell(event: CliEvent): void;
}
