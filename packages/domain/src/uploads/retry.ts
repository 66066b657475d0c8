import type { UploadFailureCode } from '../kit/index.ts';
import { explainFailure } from './explanations.ts';
import { MAX_RETRIES } from './limits.ts';
import type { Stage, UploadState } from './pipeline.ts';

/** What was sent and what came of its stages is kept for so long after a failure that is not the customer's; its storage counts meanwhile. */
export const KEPT_HOURS = 24;

/** Whether the same bytes can get further when the failed stage is tried again. Bytes that were never all there cannot. */
export const isRetryable = ({ code, stage }: { code: UploadFailureCode; stage: Stage }): boolean =>
  stage !== 'upload' && explainFailure(code).retryAdvice !== null;

/** Whether what was sent is kept when an upload fails that was tried again so often before. */
export const keepsAfter = (failure: { code: UploadFailureCode; stage: Stage }, retries: number): boolean =>
  isRetryable(failure) && retries < MAX_RETRIES;

/** Whether a failed upload can go on from where it failed. `retryUntil` and `now` in milliseconds. */
export const canRetry = (state: UploadState, retryUntil: number | null, now: number): boolean =>
  state === 'failed' && retryUntil !== null && now < retryUntil;

/** The stage with which a second try begins. A test begins in the line, so that nobody is passed. */
export const retryStage = (failed: Stage): Stage => (failed === 'test' ? 'queue' : failed);
