import { STAGES, type Stage, type StageProgress } from './pipeline.ts';

/** Applications §9: nothing has changed for this long. */
export const STUCK_AFTER_SECONDS = 4 * 60;
/** Applications §9: the alert is repeated after this long. */
export const STUCK_AGAIN_SECONDS = 150;
/** Applications §9: how long before an upload that stands still is ended, by where its bytes are kept. */
export const STUCK_END_SECONDS = { default: 30 * 60, alternate: 60 * 60 } as const;

/** What decides whether an upload that stands still is told to somebody, or ended. */
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

/** Applications §4, for what stands still, by where it most likely hangs: its class in the words of support, and why it is thought so. */
export const STUCK_IN: Readonly<Record<Stage, { classification: string; why: string }>> = {
  upload: {
    classification: 'problem in upload',
    why: 'No stage has begun since it was committed: a problem in the upload, or no worker takes its job.',
  },
  acquire: {
    classification: 'problem in download',
    why: 'The download has begun and is not complete: a problem in the download.',
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
    why: 'The extraction is complete and its turn does not come: a problem in app testing.',
  },
  test: {
    classification: 'problem in app testing',
    why: 'The extraction is complete: a problem in app testing.',
  },
};

/**
 * Applications §4: which stage a stuck upload most likely hangs in: the first that is not done. How far a stage once was says nothing, since
 * a stage that is done again keeps that. One that never began to be acquired hangs in its upload.
 */
export function stuckStage(stages: readonly StageProgress[]): Stage {
  const byStage = new Map(stages.map((each) => [each.stage, each]));
  const current = STAGES.find((stage) => byStage.get(stage)?.state !== 'done') ?? 'test';
  const acquired = byStage.get('acquire');
  const hasBegun = acquired !== undefined && (acquired.state !== 'waiting' || acquired.progressPercent > 0);
  return current === 'acquire' && !hasBegun ? 'upload' : current;
}

/** What kind of standing still it is: two of the client, two of ours. */
export const STANDSTILL_KINDS = ['stalled', 'silent', 'waitsForServer', 'standsStill'] as const;
export type StandstillKind = (typeof STANDSTILL_KINDS)[number];

/** What is known of an upload that does not go on. */
export interface StandingStill {
  kind: StandstillKind;
  stages: readonly StageProgress[];
  /** Whether a byte of it ever came. */
  hasSent: boolean;
}

/** Applications §4: where an upload that does not go on most likely hangs, judged by the stage it is in, and why, for support. */
export function explainStuck({ kind, stages, hasSent }: StandingStill): { stage: Stage; why: string } {
  if (kind === 'stalled') return { stage: 'upload', why: 'Its client says that it is sending, and nothing arrives.' };
  if (kind === 'silent') return { stage: 'upload', why: hasSent ? SILENT : NEVER_SENT };
  if (kind === 'waitsForServer') {
    return { stage: 'test', why: 'The stream test server is down. It goes on by itself.' };
  }
  const stage = stuckStage(stages);
  return { stage, why: STUCK_IN[stage].why };
}

const SILENT =
  'Its client says nothing: it was paused or closed, or has no network. The same file goes on with what is missing.';
const NEVER_SENT =
  'Its client has never sent a byte: it was closed after the start, or cannot reach the address for files.';
