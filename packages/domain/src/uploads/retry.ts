import type { UploadFailureCode } from '../kit/index.ts';
import { explainFailure } from './explanations.ts';
import { MAX_RETRIES } from './limits.ts';
import type { Stage, UploadState } from './pipeline.ts';

/**
 * How long the sent parts and the results of stages are kept after a failure that is not the customer’s. They count
 * against the storage meanwhile.
 */
export const KEPT_HOURS = 24;

/** Whether retrying the failed stage with the same bytes can help. It cannot if the bytes never arrived completely. */
export const isRetryable = ({ code, stage }: { code: UploadFailureCode; stage: Stage }): boolean =>
  stage !== 'upload' && explainFailure(code).retryAdvice !== null;

/** Whether what was sent is kept when an upload fails after so many retries. */
export const keepsAfter = (failure: { code: UploadFailureCode; stage: Stage }, retries: number): boolean =>
  isRetryable(failure) && retries < MAX_RETRIES;

/** Whether a failed upload can be retried from the failed stage. `keptUntil` and `now` in milliseconds. */
export const canRetry = (state: UploadState, keptUntil: number | null, now: number): boolean =>
  state === 'failed' && keptUntil !== null && now < keptUntil;

/** The stage that a retry starts with. A test starts in the queue, so that it overtakes nobody. */
export const retryStage = (failed: Stage): Stage => (failed === 'test' ? 'queue' : failed);
