import { OVERDUE_TEXT, PIPELINE_ROW, secondsLeft, stageEstimate, type TimedStage } from '@launchyard/domain/uploads';
import { TRANSFER_PHASES, type TransferState } from '@launchyard/transfer';
import type { LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { formatClock, formatPercent, formatSpan } from '../kit/format.ts';
import { uploadMessages } from './messages.ts';
import type { PipelineNode } from './PipelineRow.tsx';
import { domainStage, domainStageState, hasEnded } from './states.ts';

type Upload = LiveUpload_UploadFragment;
type UploadStage = Upload['stages'][number];

interface Moment {
  /** Milliseconds. */
  now: number;
  /** This tab's own transfer, more current than the services. */
  transfer: TransferState | null;
  reviewSeconds: number | null;
  /** The place in the test queue; null if it is not queued, or the place is unknown. */
  queuePlace: number | null;
}

/**
 * The six nodes of the row from an upload's stages. The first one was done before the upload
 * started.
 */
export function pipelineNodes(upload: Upload, moment: Moment): PipelineNode[] {
  let isBroken = false;
  return PIPELINE_ROW.map((row) => {
    const stages = upload.stages.filter(({ stage }) => row.stages.includes(domainStage(stage)));
    if (stages.length === 0)
      return { label: row.done, state: 'done', percent: 100, note: reviewNote(moment.reviewSeconds) };
    const state = nodeState(stages, upload, moment, isBroken);
    isBroken ||= state === 'failed';
    const percent = nodePercent(stages, moment.transfer);
    return {
      label: state === 'done' ? row.done : row.running,
      state,
      percent,
      note: note(state, stages, upload, percent, moment),
    };
  });
}

function nodeState(
  stages: UploadStage[],
  upload: Upload,
  { transfer }: Moment,
  isBroken: boolean,
): PipelineNode['state'] {
  if (stages.every(({ state }) => state === 'DONE')) return 'done';
  if (stages.some(({ state }) => state === 'FAILED')) return 'failed';
  if (isBroken || hasEnded(upload.state)) return 'notReached';
  const isRunning = stages.some(({ state }) => state === 'RUNNING' || state === 'DONE');
  if (!isRunning) return 'waiting';
  const isPaused = transfer !== null && TRANSFER_PHASES[transfer.phase].isHeld;
  return isPaused && stages[0]?.stage === 'UPLOAD' ? 'held' : 'now';
}

function nodePercent(stages: UploadStage[], transfer: TransferState | null): number {
  const [first] = stages;
  if (first?.stage === 'UPLOAD' && transfer) return transfer.percent;
  return (
    stages.reduce((sum, { state, progressPercent }) => sum + (state === 'DONE' ? 100 : progressPercent), 0) /
    stages.length
  );
}

function note(
  state: PipelineNode['state'],
  stages: UploadStage[],
  upload: Upload,
  percent: number,
  moment: Moment,
): string {
  switch (state) {
    case 'done':
      return takenNote(stages);
    case 'failed':
      return uploadMessages.stoppedHere;
    case 'notReached':
      return uploadMessages.notReached;
    case 'held':
      return moment.transfer?.phase === 'queued' ? '' : uploadMessages.pausedAt(formatPercent(Math.floor(percent)));
    case 'waiting':
      return '';
    case 'now':
      return stages[0]?.stage === 'UPLOAD'
        ? leftNote(moment.transfer?.secondsLeft ?? null)
        : runningNote(stages, upload, moment);
  }
}

const leftNote = (seconds: number | null) => (seconds === null ? '' : uploadMessages.left(formatClock(seconds)));

function takenNote(stages: UploadStage[]): string {
  const started = stages[0]?.startedAt;
  const finished = stages.at(-1)?.finishedAt;
  if (!started || !finished) return '';
  // The upload may have been paused or offline: the time between start and end is not its duration.
  if (stages[0]?.stage === 'UPLOAD') return formatSpan(started, finished);
  const seconds = (Date.parse(finished) - Date.parse(started)) / 1000;
  return seconds < 10 ? `${Math.max(0, seconds).toFixed(2)} s` : formatClock(seconds);
}

/** The time left in the running stage, and the place in the queue if it has one. */
function runningNote(stages: UploadStage[], upload: Upload, { now, queuePlace }: Moment): string {
  const running = stages.find(({ state }) => state === 'RUNNING');
  if (!running) return '';
  // Nobody knows how long a server will be down.
  if (upload.streamTestServerDown) return uploadMessages.waitsForServer;
  if (upload.triesAgainAt !== null) return uploadMessages.interrupted;
  const place = running.stage === 'QUEUE' ? queuePlace : null;
  const estimate = stageEstimate(domainStage(running.stage), upload.stages.map(toTimed), place);
  const seconds = secondsLeft(toTimed(running), estimate, now);
  if (place !== null) return uploadMessages.place(place, seconds === null ? OVERDUE_TEXT : formatClock(seconds));
  return seconds === null ? OVERDUE_TEXT : uploadMessages.left(formatClock(seconds));
}

const toTimed = ({ stage, state, progressPercent, startedAt, finishedAt }: UploadStage): TimedStage => ({
  stage: domainStage(stage),
  state: domainStageState(state),
  progressPercent,
  startedAt: startedAt === null ? null : Date.parse(startedAt),
  finishedAt: finishedAt === null ? null : Date.parse(finishedAt),
});

const reviewNote = (seconds: number | null) => (seconds === null ? '' : `${seconds.toFixed(2)} s`);
