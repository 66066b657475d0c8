import type { Stage, StageProgress } from './pipeline.ts';

/** Applications §9: nothing has changed for this long. */
export const STUCK_AFTER_SECONDS = 4 * 60;
/** Applications §9: the alert is repeated after this long. */
export const STUCK_AGAIN_SECONDS = 150;
/** Applications §9: how long before an upload that stands still is ended, by where its bytes are kept. */
export const STUCK_END_SECONDS = { default: 30 * 60, alternate: 60 * 60 } as const;

export interface StuckQuestion {
  /** Since the last change of any stage. */
  unchangedSeconds: number;
  /** Null: no alert since that change. */
  sinceAlertSeconds: number | null;
  storage: keyof typeof STUCK_END_SECONDS;
}

/** What to do about an upload behind its transfer whose stages stand still. */
export function judgeStuck({ unchangedSeconds, sinceAlertSeconds, storage }: StuckQuestion): 'leave' | 'alert' | 'end' {
  if (unchangedSeconds >= STUCK_END_SECONDS[storage]) return 'end';
  if (unchangedSeconds < STUCK_AFTER_SECONDS) return 'leave';
  return sinceAlertSeconds === null || sinceAlertSeconds >= STUCK_AGAIN_SECONDS ? 'alert' : 'leave';
}

/** Applications §4: which stage a stuck upload most likely hangs in, judged by its progress. */
export function stuckStage(stages: readonly StageProgress[]): Stage {
  const isThrough = (stage: Stage) => stages.some((each) => each.stage === stage && each.progressPercent >= 100);
  const hasBegun = (stage: Stage) => stages.some((each) => each.stage === stage && each.state !== 'waiting');
  if (isThrough('prepare')) return 'test';
  if (isThrough('acquire')) return 'prepare';
  return hasBegun('acquire') ? 'acquire' : 'upload';
}

/** What is known of an upload that does not go on. */
export interface StandingStill {
  stages: readonly StageProgress[];
  /** It still receives parts: a client says that it is sending, and nothing arrives. */
  isReceiving: boolean;
  isTestServerDown: boolean;
}

/** Applications §4: where an upload that does not go on most likely hangs, judged by its progress, and why, for support. */
export function explainStuck({ stages, isReceiving, isTestServerDown }: StandingStill): { stage: Stage; why: string } {
  if (isReceiving) return { stage: 'upload', why: 'Its client says that it is sending, and nothing arrives.' };
  if (isTestServerDown) return { stage: 'test', why: 'The stream test server is down. It goes on by itself.' };
  const stage = stuckStage(stages);
  return { stage, why: WHY[stage] ?? '' };
}

const WHY: Partial<Record<Stage, string>> = {
  upload: 'No stage has begun since it was committed: a problem in the upload, or no worker takes its job.',
  acquire: 'The download has begun and is not complete: a problem in the download.',
  prepare: 'The download is complete and the extraction is not: a problem in the extraction.',
  test: 'The extraction is complete: a problem in app testing.',
};
