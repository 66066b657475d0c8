import { formatBytes } from '@launchyard/domain/kit';
import { PIPELINE_ROW, stageName } from '@launchyard/domain/uploads';
import { TRANSFER_PHASES, type TransferState } from '@launchyard/transfer';
import type { LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { formatDuration, formatPercent, formatSpeed } from '../kit/format.ts';
import { ProgressBar } from '../kit/ProgressBar.tsx';
import { useStore } from '../kit/store.ts';
import { useNow } from '../kit/use-now.ts';
import { arrivals, isFresh } from './live/arrivals.ts';
import { heldWords, isBannered } from './held.ts';
import { HeldBanner } from './HeldBanner.tsx';
import { Interruption } from './Interruption.tsx';
import { uploadMessages } from './messages.ts';
import { overallPercent } from './overall.ts';
import { pipelineNodes } from './pipeline-nodes.ts';
import { PauseButton } from './PauseButton.tsx';
import { PipelineRow } from './PipelineRow.tsx';
import { TestServerDown } from './TestServerDown.tsx';
import { reviewOf } from './reviews.ts';
import { useQueuePlace } from './live/use-queue-place.ts';
import { SpeedLimitSelect } from './SpeedLimitSelect.tsx';
import { domainStage, hasEnded } from './states.ts';
import styles from './UploadProgress.module.css';

type Upload = LiveUpload_UploadFragment;

interface Props {
  upload: Upload;
  transfer: TransferState | null;
}

/** The phase, the progress bar, the transfer figures, and the row of stages. */
export function UploadProgress({ upload, transfer }: Props) {
  const isRunning = !hasEnded(upload.state);
  const now = useNow(isRunning);
  const queuePlace = useQueuePlace(upload);
  const lastArrivals = useStore(arrivals);
  const percent = overallPercent(upload, transfer);
  const reviewSeconds = reviewOf(upload.id)?.seconds ?? null;
  // While another window sends, only the services know the progress.
  const own = transfer?.phase === 'elsewhere' ? null : transfer;
  const nodes = pipelineNodes(upload, { now, transfer: own, reviewSeconds, queuePlace });
  const failed = nodes.find(({ state }) => state === 'failed');
  return (
    <section className={styles['progress']}>
      <div className={styles['head']} data-kind={upload.state === 'FAILED' ? 'bad' : 'plain'}>
        <p>
          <strong>{title(upload, transfer, failed?.label)}</strong>{' '}
          <span>{hint(upload, transfer, isFresh(lastArrivals.get(upload.id), now))}</span>
        </p>
        <b>{formatPercent(percent)}</b>
      </div>
      <ProgressBar
        percent={percent}
        label={uploadMessages.progressOf(upload.appName, upload.versionNumber)}
        kind={barKind(upload)}
        height={6}
      />
      {upload.state === 'UPLOADING' && <Figures upload={upload} transfer={transfer} />}
      {upload.state === 'UPLOADING' && transfer && (
        <div className={styles['held']}>
          <HeldBanner transfer={transfer} />
        </div>
      )}
      {upload.streamTestServerDown && <TestServerDown />}
      {upload.triesAgainAt !== null && <Interruption triesAgainAt={upload.triesAgainAt} now={now} />}
      <div className={styles['row']}>
        <PipelineRow nodes={nodes} />
      </div>
      <Notes stages={upload.stages} />
    </section>
  );
}

/** The accent marks running uploads; finished ones are in ink, like their nodes. */
function barKind({ state }: Upload): 'accent' | 'ink' | 'bad' {
  if (state === 'FAILED') return 'bad';
  return hasEnded(state) ? 'ink' : 'accent';
}

/** The label of the last node when it is done. */
const READY_TITLE = PIPELINE_ROW.at(-1)?.done ?? '';

function title(upload: Upload, transfer: TransferState | null, failedStage: string | undefined): string {
  if (upload.state === 'FAILED') return uploadMessages.stoppedWhile(failedStage ?? upload.phaseLabel);
  if (upload.state === 'TESTED') return READY_TITLE;
  if (upload.state === 'CANCELLED') return uploadMessages.cancelledTitle;
  if (upload.state === 'EXPIRED') return uploadMessages.expiredTitle;
  return (upload.state === 'UPLOADING' && heldTitle(transfer)) || upload.phaseLabel;
}

/** The banner explains a stall or another window in full. */
const heldTitle = (transfer: TransferState | null): string | undefined =>
  transfer && !isBannered(transfer) ? heldWords(transfer)?.title : undefined;

function hint(upload: Upload, transfer: TransferState | null, isArriving: boolean): string {
  if (upload.state === 'FAILED') return stoppedIn(upload);
  if (hasEnded(upload.state)) return '';
  if (upload.streamTestServerDown || upload.triesAgainAt !== null) return '';
  if (upload.state !== 'UPLOADING') return uploadMessages.serverWorks;
  if (transfer?.phase === 'sending') return uploadMessages.safeToClose;
  const held = transfer && heldWords(transfer);
  if (held) return isBannered(transfer) ? '' : held.hint;
  if (transfer?.phase === 'finishing' || transfer?.phase === 'finished') return uploadMessages.finishing;
  return isArriving ? uploadMessages.elsewhere : uploadMessages.waitingForFile;
}

/**
 * Applications §2 and §4 have one node and one phase for two stages: this says which of them it
 * was.
 */
function stoppedIn({ failure }: Upload): string {
  if (!failure) return '';
  const stage = domainStage(failure.stage);
  const isShared = PIPELINE_ROW.some(({ stages }) => stages.includes(stage) && stages.length > 1);
  return isShared ? stageName(stage) : '';
}

/**
 * How each stage was checked, in the services' own words, so that an inspection is not mistaken for
 * a stream test.
 */
function Notes({ stages }: Pick<Upload, 'stages'>) {
  const notes = stages.flatMap(({ stage, note }) => (note === null ? [] : [{ stage, note }]));
  if (notes.length === 0) return null;
  return (
    <dl className={styles['notes']}>
      {notes.map(({ stage, note }) => (
        <div key={stage}>
          <dt>{stageName(domainStage(stage))}</dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function Figures({ upload, transfer }: Props) {
  const sent = Math.max(transfer?.sentBytes ?? 0, upload.receivedBytes);
  return (
    <div className={styles['figures']}>
      <span>{receivedText(sent, upload.sizeBytes)}</span>
      {transfer && transfer.bytesPerSecond !== null && (
        <span>
          {uploadMessages.averageSpeed} <b>{formatSpeed(transfer.bytesPerSecond)}</b>
        </span>
      )}
      {transfer && transfer.secondsLeft !== null && (
        <span>
          {uploadMessages.estimatedTime} <b>{formatDuration(transfer.secondsLeft)}</b>
        </span>
      )}
      {transfer && TRANSFER_PHASES[transfer.phase].takes !== null && (
        <div className={styles['controls']}>
          <SpeedLimitSelect />
          <PauseButton transfer={transfer} appName={upload.appName} />
        </div>
      )}
    </div>
  );
}

/** `6.26 of 18.42 GB`, `512.0 MB of 18.42 GB`: a shared unit appears once. */
function receivedText(sentBytes: number, sizeBytes: number): string {
  const size = formatBytes(sizeBytes);
  const unit = size.slice(size.lastIndexOf(' '));
  const sent = formatBytes(sentBytes);
  return uploadMessages.received(sent.endsWith(unit) ? sent.slice(0, -unit.length) : sent, size);
}
