/** The stages of an upload, in order. The customer’s side runs the first one, durable jobs the others. */
export const STAGES = ['upload', 'acquire', 'scan', 'prepare', 'queue', 'test'] as const;
export type Stage = (typeof STAGES)[number];
/** The stages that the services run. */
export const JOB_STAGES = ['acquire', 'scan', 'prepare', 'queue', 'test'] as const satisfies readonly Stage[];
export type JobStage = (typeof JOB_STAGES)[number];

const STAGE_NAMES: Record<Stage, string> = {
  upload: 'Sending',
  acquire: 'Assembling',
  scan: 'Virus scan',
  prepare: 'Unpacking',
  queue: 'Test queue',
  test: 'Test',
};

/**
 * The name of a stage on its own, in the timeline, next to its note and with a failure. The words of the specification
 * have one for two of them.
 */
export const stageName = (stage: Stage): string => STAGE_NAMES[stage];

/** What an upload is doing, or how it ended. `tested`, `failed`, `cancelled` and `expired` are final. */
export const UPLOAD_STATES = [
  'uploading',
  'acquiring',
  'scanning',
  'preparing',
  'queued',
  'testing',
  'tested',
  'failed',
  'cancelled',
  'expired',
] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

const STATE_OF_STAGE: Record<Stage, UploadState> = {
  upload: 'uploading',
  acquire: 'acquiring',
  scan: 'scanning',
  prepare: 'preparing',
  queue: 'queued',
  test: 'testing',
};

export const stateOfStage = (stage: Stage): UploadState => STATE_OF_STAGE[stage];

export function isFinal(state: UploadState): boolean {
  return state === 'tested' || state === 'failed' || state === 'cancelled' || state === 'expired';
}

/** The next stage, or null after the last. */
export function nextStage(stage: Stage): Stage | null {
  return STAGES[STAGES.indexOf(stage) + 1] ?? null;
}

/**
 * The only state that accepts parts: until they are committed or the upload ends. For queries; elsewhere use
 * `takesParts`.
 */
export const OPEN_STATE = 'uploading' satisfies UploadState;

export const takesParts = (state: UploadState): boolean => state === OPEN_STATE;

/**
 * Applications §4: cancel is disabled once the upload is done. Later stages run to their end, unless the application is
 * deleted.
 */
export const canCancel = takesParts;

/**
 * Whether it is too late to cancel. Cancelling an upload that has ended does nothing, so a second cancel is harmless.
 */
export const isPastCancel = (state: UploadState): boolean => !canCancel(state) && !isFinal(state);

/** What a stage is doing, or how it ended. */
export type StageState = 'waiting' | 'running' | 'done' | 'failed';

/** The state of a stage. `progressPercent` is 0 to 100 of this stage alone. */
export interface StageProgress {
  stage: Stage;
  state: StageState;
  progressPercent: number;
}

/**
 * Applications §9: the shares of the overall progress. Scanning and queueing have none; a finished queue is at 90, a
 * finished test at 100.
 */
const WEIGHTS: Partial<Record<Stage, number>> = { upload: 50, acquire: 20, prepare: 10 };

/**
 * Applications §4 and §9: 50 for the upload, 20 for acquiring, 10 for preparing, 90 once the test queue is passed, 100
 * when tested; rounded to 0.5. It never decreases: a stage that runs again counts with the progress it had.
 */
export function overallProgress(stages: readonly StageProgress[]): number {
  const of = (stage: Stage) => stages.find((each) => each.stage === stage);
  if (of('test')?.state === 'done') return 100;
  const queue = of('queue');
  if (queue?.state === 'done' || queue?.progressPercent === 100) return 90;
  let sum = 0;
  for (const [stage, weight] of Object.entries(WEIGHTS)) {
    const progress = stages.find((each) => each.stage === stage);
    sum += ((progress?.state === 'done' ? 100 : (progress?.progressPercent ?? 0)) * weight) / 100;
  }
  return Math.round(2 * sum) / 2;
}

/** Applications §4: the stage text of an application card. */
const CARD_LABELS: Record<UploadState, string> = {
  uploading: 'Uploading Application',
  acquiring: 'Acquiring Application',
  scanning: 'Preparing Application',
  preparing: 'Preparing Application',
  queued: 'Queued For Testing',
  testing: 'Testing Application',
  tested: 'Ready To Launch',
  failed: 'Previous Install Failed',
  cancelled: 'Upload cancelled',
  expired: 'Upload expired',
};

/** In the specification each of these labels is on the next stage’s card; it names the step that failed. */
const CARD_ERRORS: Record<Stage, string> = {
  upload: 'Error Uploading',
  acquire: 'Error Acquiring',
  scan: 'Error Preparing',
  prepare: 'Error Preparing',
  queue: 'Error Queueing',
  test: 'Error Testing',
};

export function cardLabel(state: UploadState, failedStage: Stage | null): string {
  return state === 'failed' && failedStage ? CARD_ERRORS[failedStage] : CARD_LABELS[state];
}

/** Applications §4: the phase label above the bar of the wizard. */
const PHASE_LABELS: Record<UploadState, string> = {
  uploading: 'Uploading',
  acquiring: 'Acquiring',
  scanning: 'Preparing',
  preparing: 'Preparing',
  queued: 'Queueing',
  testing: 'Testing',
  tested: 'Upload',
  failed: 'Upload',
  cancelled: 'Upload',
  expired: 'Upload',
};
export const phaseLabel = (state: UploadState): string => PHASE_LABELS[state];

/** Applications §2: the six nodes of the pipeline row, with their labels while running and when done. */
export const PIPELINE_ROW: ReadonlyArray<{ stages: readonly Stage[]; running: string; done: string }> = [
  { stages: [], running: 'Application Reviewed', done: 'Application Reviewed' },
  { stages: ['upload'], running: 'Uploading', done: 'Uploaded' },
  { stages: ['acquire'], running: 'Acquiring', done: 'Acquired' },
  { stages: ['scan', 'prepare'], running: 'Preparing', done: 'Preparation Completed' },
  { stages: ['queue'], running: 'Queued For Testing', done: 'Ready For Testing' },
  { stages: ['test'], running: 'Testing', done: 'Ready To Stream' },
];
