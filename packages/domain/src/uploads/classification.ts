import type { UploadFailureCode } from '../kit/index.ts';
import { uploadFailures, type UploadFailure } from './failures.ts';
import { STUCK_IN, stuckStage } from './stuck.ts';
import type { Stage, StageProgress } from './pipeline.ts';

/** Applications §4, by the failed stage. Unlisted stages are 'N/A'. */
const BY_STAGE: Partial<Record<Stage, string>> = {
  test: 'no plugin issue',
  queue: 'queueing error',
  scan: 'shared-drive extraction error',
  prepare: 'shared-drive extraction error',
  upload: 'uploading error',
};

/** Applications §4: the class of a failure in the words of support. */
export function classifyFailure(
  failure: { code: UploadFailureCode; stage: Stage },
  stages: readonly StageProgress[],
): string {
  const isStuck = failure.code === uploadFailures.stuck.code;
  return isStuck ? STUCK_IN[stuckStage(stages)].classification : (BY_STAGE[failure.stage] ?? 'N/A');
}

/**
 * Which banner wins if several apply. A missing executable and plugin 2 rank equally; the one listed first wins. A test
 * server that is down is not included: an upload that waits for it has not failed.
 */
const BANNER_ORDER: ReadonlyArray<readonly UploadFailureCode[]> = [
  [uploadFailures.virusFound.code],
  [uploadFailures.noExecutable.code, uploadFailures.plugin2.code],
  [uploadFailures.crashed.code],
  [uploadFailures.pluginMissing.code],
  [uploadFailures.testFailed.code],
];

/**
 * Which of several findings is reported: virus, executable or plugin 2, crash, no plugin, error of the test, any other.
 */
export function chooseFailure<F extends UploadFailure>(found: readonly F[]): F | null {
  const rank = ({ code }: F): number => {
    const place = BANNER_ORDER.findIndex((codes) => codes.includes(code));
    return place < 0 ? BANNER_ORDER.length : place;
  };
  return found.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}
