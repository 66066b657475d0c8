import type { FAULT } from '@launchyard/domain/kit';
import type { TransferState } from '@launchyard/transfer';
import type { Explanation } from './explanation.ts';

/** An unanswered request, one that could not be sent, and a rate-limited one. */
export type WaitReason = 'SLOW' | 'NO_ANSWER' | typeof FAULT.RATE_LIMITED;

/** The events of the command, in order. With --json each is one line; sizes in bytes. */
export type CliEvent =
  /** Waiting for an answer of this server; `seconds` until the retry, null while a request is running. */
  | { event: 'waiting'; reason: WaitReason; seconds: number | null; server: string }
  | { event: 'checked'; fileName: string; sizeBytes: number; files: number; seconds: number }
  | {
      event: 'started';
      uploadId: string;
      appName: string;
      version: number;
      /** Whether it resumes an earlier upload. */
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

/** Reports to the user of the command. */
export interface Reporter {
  tell(event: CliEvent): void;
}
