import type { StageProgress, UploadState } from './pipeline.ts';

/** Applications §4 and §9: a running stage without a change for this long is told to support… */
export const STUCK_AFTER_SECONDS = 4 * 60;
/** …again and again after this long… */
export const STUCK_AGAIN_SECONDS = 150;
/** …and ended after this long. The alternate store takes its time. */
export const STUCK_END_SECONDS = { default: 30 * 60, alternate: 60 * 60 } as const;
export type StoreKind = keyof typeof STUCK_END_SECONDS;

/**
 * The states in which something of ours works on an upload. While parts arrive the sender watches over them; in the line before the test
 * nothing changes for as long as others are tested, and those are watched.
 */
export const WATCHED_STATES = ['acquiring', 'scanning', 'preparing', 'testing'] as const satisfies UploadState[];

export type StuckVerdict = 'wait' | 'alert' | 'end';

/**
 * What to do about an upload whose stage has not changed for so many seconds. `sinceAlertSeconds` counts from the last alert about it;
 * null when there was none.
 */
export function judgeStuck(unchangedSeconds: number, sinceAlertSeconds: number | null, store: StoreKind): StuckVerdict {
  if (unchangedSeconds >= STUCK_END_SECONDS[store]) return 'end';
  if (unchangedSeconds < STUCK_AFTER_SECONDS) return 'wait';
  return sinceAlertSeconds === null || sinceAlertSeconds >= STUCK_AGAIN_SECONDS ? 'alert' : 'wait';
}

/**
 * Applications §4: where a stuck upload hangs, by how far its stages are: unpacked is a problem in the test, acquired one in unpacking,
 * begun one in acquiring; otherwise the upload itself.
 */
export function whereStuck(stages: readonly StageProgress[]): 'app testing' | 'extraction' | 'download' | 'upload' {
  const percent = (stage: StageProgress['stage']) => {
    const found = stages.find((each) => each.stage === stage);
    return found?.state === 'done' ? 100 : (found?.progressPercent ?? 0);
  };
  if (percent('prepare') === 100) return 'app testing';
  if (percent('acquire') === 100) return 'extraction';
  return percent('upload') === 100 ? 'download' : 'upload';
}
