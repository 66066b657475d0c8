import { PIPELINE_ROW } from '@launchyard/domain/uploads';
import type { TransferState } from '@launchyard/transfer';
import type { LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { formatClock, formatPercent } from '../kit/format.ts';
import { uploadMessages } from './messages.ts';
import type { PipelineNode } from './PipelineRow.tsx';
import { domainStage } from './states.ts';

type Upload = LiveUpload_UploadFragment;
type UploadStage = Upload['stages'][number];

interface Moment {
  /** Milliseconds. */
  now: number;
  /** What this tab knows of sending the file, better than the services do. */
  transfer: TransferState | null;
  reviewSeconds: number | null;
}

/** The six nodes of the row from the stages of an upload. The first one was done before the upload began. */
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
      note: note(state, stages, percent, moment),
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
  if (isBroken || ENDED.has(upload.state)) return 'notReached';
  const isRunning = stages.some(({ state }) => state === 'RUNNING' || state === 'DONE');
  if (!isRunning) return 'waiting';
  const isPaused = transfer !== null && HELD.has(transfer.phase);
  return isPaused && stages[0]?.stage === 'UPLOAD' ? 'held' : 'now';
}

const HELD: ReadonlySet<TransferState['phase']> = new Set(['queued', 'waiting', 'paused', 'stalled', 'stopped']);

const ENDED: ReadonlySet<Upload['state']> = new Set(['FAILED', 'CANCELLED', 'EXPIRED']);

function nodePercent(stages: UploadStage[], transfer: TransferState | null): number {
  const [first] = stages;
  if (first?.stage === 'UPLOAD' && transfer) return transfer.percent;
  return (
    stages.reduce((sum, { state, progressPercent }) => sum + (state === 'DONE' ? 100 : progressPercent), 0) /
    stages.length
  );
}

function note(state: PipelineNode['state'], stages: UploadStage[], percent: number, { now, transfer }: Moment): string {
  switch (state) {
    case 'done':
      return takenNote(stages);
    case 'failed':
      return uploadMessages.stoppedHere;
    case 'notReached':
      return uploadMessages.notReached;
    case 'held':
      return transfer?.phase === 'queued' ? '' : uploadMessages.pausedAt(formatPercent(Math.floor(percent)));
    case 'waiting':
      return '';
    default:
      return stages[0]?.stage === 'UPLOAD'
        ? leftNote(transfer?.secondsLeft ?? null)
        : runningNote(stages, percent, now);
  }
}

const leftNote = (seconds: number | null) => (seconds === null ? '' : uploadMessages.left(formatClock(seconds)));

function takenNote(stages: UploadStage[]): string {
  const started = stages[0]?.startedAt;
  const finished = stages.at(-1)?.finishedAt;
  if (!started || !finished) return '';
  const seconds = (Date.parse(finished) - Date.parse(started)) / 1000;
  return seconds < 10 ? `${Math.max(0, seconds).toFixed(2)} s` : formatClock(seconds);
}

/** What is left by the pace so far, once there is one; the time that has passed until then. */
function runningNote(stages: UploadStage[], percent: number, now: number): string {
  const started = stages.find(({ startedAt }) => startedAt !== null)?.startedAt;
  if (!started) return '';
  const seconds = Math.max(0, (now - Date.parse(started)) / 1000);
  if (percent < 5) return formatClock(seconds);
  return uploadMessages.left(formatClock((seconds * (100 - percent)) / percent));
}

const reviewNote = (seconds: number | null) => (seconds === null ? '' : `${seconds.toFixed(2)} s`);
