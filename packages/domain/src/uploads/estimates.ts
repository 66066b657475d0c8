import type { Stage, StageProgress } from './pipeline.ts';

/** Applications §9: how long a stage takes until more is known. */
export const STAGE_SECONDS = 60;
/** Applications §4: each place in the line before the tests waits this long. */
export const QUEUE_PLACE_SECONDS = 60;
/** Applications §4: how long a test takes once it has begun, after a wait in the line and without one. */
export const TEST_SECONDS = { afterQueue: 120, atOnce: 130 } as const;

/** Where a stage stands, and when it began and ended. */
export interface TimedStage extends StageProgress {
  /** Milliseconds since 1970, or null. */
  startedAt: number | null;
  finishedAt: number | null;
}

/**
 * Applications §4 and §9: how many seconds a stage is expected to take from its beginning on. `queuePlace` is the upload's place in the line,
 * 1 for the next; null when it does not stand there.
 */
export function stageEstimate(stage: Stage, stages: readonly TimedStage[], queuePlace: number | null): number {
  if (stage === 'queue' && queuePlace !== null) return queuePlace * QUEUE_PLACE_SECONDS;
  const hasBegun = stages.some((each) => each.stage === stage && each.startedAt !== null);
  if (stage !== 'test' || !hasBegun) return STAGE_SECONDS;
  return hasWaited(stages) ? TEST_SECONDS.afterQueue : TEST_SECONDS.atOnce;
}

/** Whoever was let through at once never had a place: the line was left at the moment in which they came to it. */
function hasWaited(stages: readonly TimedStage[]): boolean {
  const line = stages.find((each) => each.stage === 'queue');
  return line !== undefined && line.startedAt !== null && line.finishedAt !== null && line.finishedAt > line.startedAt;
}

/** Below this share of a stage its pace says nothing yet. */
const PACE_FROM_PERCENT = 5;

/** What a running stage says instead of what is left of it, when it has taken all the time that was expected. */
export const OVERDUE_TEXT = 'taking longer than usual';

/**
 * What is left of a running stage, in seconds: by its pace once it has one, by the estimate until then. Never below 1, since
 * it is not done; null when the estimate is over and nobody can say. `now` in milliseconds.
 */
export function secondsLeft(stage: TimedStage, estimateSeconds: number, now: number): number | null {
  const elapsed = stage.startedAt === null ? 0 : Math.max(0, (now - stage.startedAt) / 1000);
  const { progressPercent } = stage;
  if (progressPercent < PACE_FROM_PERCENT && elapsed >= estimateSeconds) return null;
  const left =
    progressPercent < PACE_FROM_PERCENT
      ? estimateSeconds - elapsed
      : (elapsed * (100 - progressPercent)) / progressPercent;
  return Math.max(1, left);
}
