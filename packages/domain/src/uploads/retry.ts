import { explainFailure } from './explanations.ts';
import type { Stage, UploadState } from './pipeline.ts';

/** What was sent and what came of its stages is kept for so long after a failure that is not the customer's; its storage counts meanwhile. */
export const KEPT_HOURS = 24;

/** Whether what was sent is kept when an upload fails at a stage: bytes that were never all there are not. */
export const keepsAfter = ({ code, stage }: { code: string; stage: Stage }): boolean =>
  stage !== 'upload' && explainFailure(code).isRetryable;

/** Whether a failed upload can go on from where it failed. `retryUntil` and `now` in milliseconds. */
export const canRetry = (state: UploadState, retryUntil: number | null, now: number): boolean =>
  state === 'failed' && retryUntil !== null && now < retryUntil;

/** The stage with which a second try begins. A test begins in the line, so that nobody is passed. */
export const retryStage = (failed: Stage): Stage => (failed === 'test' ? 'queue' : failed);
