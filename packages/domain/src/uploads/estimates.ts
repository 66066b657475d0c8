import type { Stage, StageProgress } from './pipeline.ts';

/** Applications §9: how long a stage takes until more is known. */
export const STAGE_SECONDS = 60;
/** Applications §4: the wait per position in the test queue. */
export const QUEUE_PLACE_SECONDS = 60;
/** Applications §9: how often to ask for the position in the test queue, which changes without an event. */
export const QUEUE_POLL_SECONDS = 10;
/** Applications §4: how long a test takes once it has started, after waiting in the queue and without waiting. */
export const TEST_SECONDS = { afterQueue: 120, atOnce: 130 } as const;

/** The state of a stage, and when it started and ended. */
export interface TimedStage extends StageProgress {
  /** Milliseconds since 1970, or null. */
  startedAt: number | null;
  finishedAt: number | null;
}

/**
 * Applications §4 and §9: how many seconds a stage is expected to take from its start. `queuePlace` is the upload’s
 * position in the test queue, 1 for the next; null if it is not queued.
 */
export function stageEstimate(stage: Stage, stages: readonly TimedStage[], queuePlace: number | null): number {
  if (stage === 'queue' && queuePlace !== null) return queuePlace * QUEUE_PLACE_SECONDS;
  const hasBegun = stages.some((each) => each.stage === stage && each.startedAt !== null);
  if (stage !== 'test' || !hasBegun) return STAGE_SECONDS;
  return hasWaited(stages) ? TEST_SECONDS.afterQueue : TEST_SECONDS.atOnce;
}

/** An upload that went straight through never had a position: it left the queue the moment it entered. */
function hasWaited(stages: readonly TimedStage[]): boolean {
  const line = stages.find((each) => each.stage === 'queue');
  return line !== undefined && line.startedAt !== null && line.finishedAt !== null && line.finishedAt > line.startedAt;
}

/** Below this progress the speed of a stage is not reliable yet. */
const PACE_FROM_PERCENT = 5;

/** Shown instead of the remaining time once a stage has exceeded its estimate. */
export const OVERDUE_TEXT = 'taking longer than usual';

/**
 * The remaining seconds of a running stage: from its speed once that is known, from the estimate until then. At least
 * 1, because it is not done; null once the estimate is exceeded. `now` in milliseconds.
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
