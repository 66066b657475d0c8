import { CloudUpload, Link2, RotateCw } from 'lucide-react';
import { Button, Input } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import type { StorageUsage } from '@launchyard/domain/plans';
import { isPastCancel, uploadViolations } from '@launchyard/domain/uploads';
import {
  LiveUpload_UploadFragmentDoc,
  type LiveUpload_UploadFragment,
  type UploadQuery,
} from '../generated/graphql.ts';
import { Chip } from '../kit/Chip.tsx';
import { cx } from '../kit/cx.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { kitMessages } from '../kit/messages.ts';
import { Thumbnail } from '../kit/thumbnail/Thumbnail.tsx';
import { useAsked } from '../kit/use-asked.ts';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { newUploadAddress, uploadTimelineAddress } from './addresses.ts';
import { AfterUpload } from './AfterUpload.tsx';
import { CancelUpload } from './CancelUpload.tsx';
import { EmailUpdates } from './EmailUpdates.tsx';
import { UploadFailure } from './failure/UploadFailure.tsx';
import { FileRow } from './FileRow.tsx';
import { KeptNote } from './KeptNote.tsx';
import { uploadMessages } from './messages.ts';
import { reviewOf } from './reviews.ts';
import { RetryUpload } from './RetryUpload.tsx';
import { ResumeUpload } from './ResumeUpload.tsx';
import { SimulateStuck } from './SimulateStuck.tsx';
import { domainState, hasEnded } from './states.ts';
import { StorageBar } from './StorageBar.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { pickFile } from './scan/picked.ts';
import { findTransfer, forgetTransfer, isSending } from './transfer/transfers.ts';
import { useTransfer } from './transfer/use-transfers.ts';
import head from './upload-head.module.css';
import styles from './UploadDialog.module.css';

export type ShownUpload = NonNullable<NonNullable<UploadQuery['viewer']>['account']['upload']>;

interface Props {
  upload: ShownUpload;
  accountId: string;
  storage: StorageUsage | null;
  supportUrl: string;
  tutorialUrl: string | null;
  /** Whether administrators' controls are shown. */
  canDebug: boolean;
  linksAddress: string;
  onClose: () => void;
}

/** Step 1 once the upload has started, and its result. Closing never stops it. */
export function UploadDialog({
  upload: shown,
  accountId,
  storage,
  supportUrl,
  tutorialUrl,
  canDebug,
  linksAddress,
  onClose,
}: Props) {
  const upload = useFragmentData(LiveUpload_UploadFragmentDoc, shown);
  const transfer = useTransfer(upload.id);
  const { asked, ask, end } = useAsked(UPLOAD_QUESTIONS);
  const served = shown.app?.latestVersion?.number ?? null;
  const review = reviewOf(upload.id);
  const isUpdate = upload.versionNumber > 1;
  const isReceiving = upload.state === 'UPLOADING';
  const isTooLate = isPastCancel(domainState(upload.state));
  const needsFile = isReceiving && upload.viewerCanSendParts && (transfer === null || transfer.phase === 'stopped');
  return (
    <Dialog
      title={isUpdate ? uploadMessages.updateTitle(upload.appName) : uploadMessages.newTitle}
      width={880}
      onClose={onClose}
      onMinimise={hasEnded(upload.state) ? undefined : onClose}
      foot={
        <>
          <div className={styles['aside']}>
            <EmailUpdates upload={upload} />
            <Link to={uploadTimelineAddress(upload.id)}>{uploadMessages.allThatHappened}</Link>
          </div>
          {!hasEnded(upload.state) && (
            <Button
              disabled={!upload.viewerCanCancel}
              aria-describedby={isTooLate ? PAST_CANCEL_ID : undefined}
              onClick={() => ask('cancel')}
            >
              {uploadMessages.cancel}
            </Button>
          )}
          <NextStep upload={shown} canRetry={upload.viewerCanRetry} linksAddress={linksAddress} />
        </>
      }
    >
      <UploadFailure upload={upload} served={served} supportUrl={supportUrl} tutorialUrl={tutorialUrl}>
        <div className={head['top']}>
          <Thumbnail name={upload.appName} url={shown.app?.thumbnailUrl} className={head['picture']} />
          <div className={head['name']}>
            <label htmlFor="upload-app-name">{uploadMessages.appName}</label>
            <Input
              id="upload-app-name"
              value={upload.appName}
              disabled
              suffix={<Chip kind="solid">v{upload.versionNumber}</Chip>}
            />
            <p className={cx(head['help'], styles['help'])}>
              {!hasEnded(upload.state) &&
                (served === null
                  ? uploadMessages.linksFrom(upload.versionNumber)
                  : uploadMessages.appNameLockedTo(upload.versionNumber))}
            </p>
          </div>
        </div>
        <FileRow
          fileName={upload.fileName}
          sizeBytes={upload.sizeBytes}
          facts={[...(upload.buildType ? [kitMessages.build[upload.buildType]] : []), ...(review?.facts ?? [])]}
          plugin={review?.plugin ?? null}
          isStopped={upload.state === 'FAILED'}
        />
        <UploadProgress upload={upload} transfer={transfer} />
        {needsFile && <ResumeUpload upload={upload} accountId={accountId} stop={transfer?.stop ?? null} />}
      </UploadFailure>
      <KeptNote upload={upload} />
      {beginsAnew(upload) && (
        <p id={ANEW_ID} className={styles['anew']}>
          {uploadMessages.retryAnew}
        </p>
      )}
      {isTooLate && (
        <p id={PAST_CANCEL_ID} className={styles['anew']}>
          {uploadViolations.pastCancel.message}
        </p>
      )}
      {isReceiving && <StorageBar storage={storage} sizeBytes={upload.sizeBytes} isReserved />}
      {canDebug && isReceiving && transfer !== null && isSending(transfer) && <SimulateStuck uploadId={upload.id} />}
      <AfterUpload upload={upload} transfer={transfer} />
      {asked && upload.viewerCanCancel && (
        <CancelUpload upload={upload} served={served} onDone={onClose} onKeep={end} />
      )}
    </Dialog>
  );
}

const UPLOAD_QUESTIONS = ['cancel'] as const;
const ANEW_ID = 'retry-anew';
const PAST_CANCEL_ID = 'past-cancel';

/** Nothing is kept, or a retry would fail again: only another ZIP helps. */
const beginsAnew = ({ state, viewerCanRetry }: LiveUpload_UploadFragment): boolean =>
  hasEnded(state) && state !== 'TESTED' && !viewerCanRetry;

interface NextStepProps {
  upload: ShownUpload;
  /** Whether it can continue from the failed stage. */
  canRetry: boolean;
  linksAddress: string;
}

/** The one next step: none while it runs, a retry after a failure, links once it is ready. */
function NextStep({ upload, canRetry, linksAddress }: NextStepProps) {
  const navigate = useNavigate();
  const chooseFile = () => void navigate(retry(upload));
  if (upload.state === 'TESTED') {
    return (
      <Button type="primary" icon={<Link2 size={16} aria-hidden />} onClick={() => void navigate(linksAddress)}>
        {uploadMessages.links}
      </Button>
    );
  }
  if (canRetry) return <RetryUpload upload={upload} onOtherFile={chooseFile} />;
  if (hasEnded(upload.state)) {
    return (
      <Button type="primary" icon={<RotateCw size={16} aria-hidden />} onClick={chooseFile} aria-describedby={ANEW_ID}>
        {uploadMessages.retry}
      </Button>
    );
  }
  return (
    <Button type="primary" disabled icon={<CloudUpload size={16} aria-hidden />}>
      {uploadMessages.upload}
    </Button>
  );
}

/**
 * Hands the file, if this tab still has it, to the wizard for the same application. Returns the
 * wizard's URL.
 */
function retry(upload: ShownUpload): string {
  const file = findTransfer(upload.id)?.file;
  if (file instanceof File) void pickFile(file);
  forgetTransfer(upload.id);
  return newUploadAddress(upload.app ? upload.appName : null);
}
