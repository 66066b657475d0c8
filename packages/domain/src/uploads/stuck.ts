import { STAGES, type Stage, type StageProgress } from './pipeline.ts';

/** Applications §9: nothing has changed for this long. */
export const STUCK_AFTER_SECONDS = 4 * 60;
/** Applications §9: the alert is repeated after this long. */
export const STUCK_AGAIN_SECONDS = 150;
/** Applications §9: how long until a stuck upload is ended, by where its bytes are stored. */
export const STUCK_END_SECONDS = { default: 30 * 60, alternate: 60 * 60 } as const;

/** What decides whether a stuck upload is reported or ended. */
export interface StuckQuestion {
  /** Since the last progress of any stage. */
  unchangedSeconds: number;
  /** Null: no alert since then. */
  sinceAlertSeconds: number | null;
  storage: keyof typeof STUCK_END_SECONDS;
}

/** What to do about a committed upload whose stages do not progress. */
export function judgeStuck({ unchangedSeconds, sinceAlertSeconds, storage }: StuckQuestion): 'leave' | 'alert' | 'end' {
  if (unchangedSeconds >= STUCK_END_SECONDS[storage]) return 'end';
  if (unchangedSeconds < STUCK_AFTER_SECONDS) return 'leave';
  return sinceAlertSeconds === null || sinceAlertSeconds >= STUCK_AGAIN_SECONDS ? 'alert' : 'leave';
}

/** Applications §4: the class of a stuck upload by its stage, in the words of support, and why. */
export const STUCK_IN: Readonly<Record<Stage, { classification: string; why: string }>> = {
  upload: {
    classification: 'problem in upload',
    why: 'No stage has started since it was committed: a problem in the upload, or no worker takes its job.',
  },
  acquire: {
    classification: 'problem in download',
    why: 'The download has started and is not complete: a problem in the download.',
  },
  scan: {
    classification: 'problem in extraction',
    why: 'The download is complete and the virus scan is not: a problem before the extraction.',
  },
  prepare: {
    classification: 'problem in extraction',
    why: 'The download is complete and the extraction is not: a problem in the extraction.',
  },
  queue: {
    classification: 'problem in app testing',
    why: 'The extraction is complete and it is still queued: a problem in app testing.',
  },
  test: {
    classification: 'problem in app testing',
    why: 'The extraction is complete: a problem in app testing.',
  },
};

/**
 * Applications §4: the stage in which a stuck upload most likely hangs: the first that is not done. A stage that runs
 * again keeps its earlier progress, so progress is ignored. If acquiring never started, it hangs in the upload.
 */
export function stuckStage(stages: readonly StageProgress[]): Stage {
  const byStage = new Map(stages.map((each) => [each.stage, each]));
  const current = STAGES.find((stage) => byStage.get(stage)?.state !== 'done') ?? 'test';
  const acquired = byStage.get('acquire');
  const hasBegun = acquired !== undefined && (acquired.state !== 'waiting' || acquired.progressPercent > 0);
  return current === 'acquire' && !hasBegun ? 'upload' : current;
}

/** The ways to be stuck: two on the client’s side, two on ours. */
export const STUCK_KINDS = ['stalled', 'silent', 'waitsForServer', 'noProgress'] as const;
export type StuckKind = (typeof STUCK_KINDS)[number];

/** What is known about a stuck upload. */
export interface StuckState {
  kind: StuckKind;
  stages: readonly StageProgress[];
  /** Whether a byte of it ever arrived. */
  hasSent: boolean;
}

/** Applications §4: where a stuck upload most likely hangs, judged by its stage, and why, for support. */
export function explainStuck({ kind, stages, hasSent }: StuckState): { stage: Stage; why: string } {
  if (kind === 'stalled')
    return { stage: 'upload', why: 'Its client reports that it is sending, but nothing arrives.' };
  if (kind === 'silent') return { stage: 'upload', why: hasSent ? SILENT : NEVER_SENT };
  if (kind === 'waitsForServer') {
    return {
      stage: 'test',
      why: 'The stream test server is down. The upload continues automatically once it is back.',
    };
  }
  const stage = stuckStage(stages);
  return { stage, why: STUCK_IN[stage].why };
}

const SILENT = 'Its client is silent: it was paused or closed, or has no network. The same file can be resumed.';
const NEVER_SENT =
  'Its client has never sent a byte: it was closed after the start, or cannot reach the address for files.';
