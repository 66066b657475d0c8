import { useFragment } from '@apollo/client/react';
import { X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { TRANSFER_PHASES, type TransferState } from '@launchyard/transfer';
import { LiveUpload_UploadFragmentDoc } from '../generated/graphql.ts';
import { formatDuration, formatPercent } from '../kit/format.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { kitMessages } from '../kit/messages.ts';
import { ProgressBar } from '../kit/ProgressBar.tsx';
import { Thumbnail } from '../kit/thumbnail/Thumbnail.tsx';
import { uploadAddress } from './addresses.ts';
import { heldWords } from './held.ts';
import { uploadMessages } from './messages.ts';
import { overallPercent } from './overall.ts';
import { PauseButton } from './PauseButton.tsx';
import { forgetTransfer } from './transfer/transfers.ts';
import { useTransfer, useTransfers } from './transfer/use-transfers.ts';
import styles from './UploadDock.module.css';

/** This tab's uploads, over every page except their own. */
export function UploadDock({ accountId }: { accountId: string }) {
  const { pathname } = useLocation();
  const shown = useTransfers().filter(
    ({ accountId: owner, transfer }) => owner === accountId && pathname !== uploadAddress(transfer.upload.id),
  );
  if (shown.length === 0) return null;
  return (
    <aside className={styles['dock']} aria-label={uploadMessages.dock}>
      {shown.map(({ transfer }) => (
        <DockItem key={transfer.upload.id} uploadId={transfer.upload.id} />
      ))}
    </aside>
  );
}

function DockItem({ uploadId }: { uploadId: string }) {
  const transfer = useTransfer(uploadId);
  const { data: upload, complete } = useFragment({
    fragment: LiveUpload_UploadFragmentDoc,
    from: { __typename: 'Upload', id: uploadId },
  });
  // After an account switch the cache only knows the upload from its next event.
  if (!transfer || !complete) return null;
  const percent = overallPercent(upload, transfer);
  const HeldIcon = upload.state === 'UPLOADING' ? heldWords(transfer)?.icon : undefined;
  const canPutAway = TRANSFER_PHASES[transfer.phase].hasEnded;
  return (
    <div className={styles['item']}>
      <Thumbnail name={upload.appName} className={styles['picture']} />
      <div className={styles['words']}>
        <p>
          <Link
            to={uploadAddress(uploadId)}
            className={styles['open']}
            aria-label={uploadMessages.openUpload(upload.appName)}
          >
            {upload.appName}
          </Link>{' '}
          <span className={styles['version']}>v{upload.versionNumber}</span>
        </p>
        <p className={styles['caption']}>
          {HeldIcon && <HeldIcon size={13} aria-hidden />}
          {caption(upload.stageLabel, upload.phaseLabel, upload.state, transfer)}
        </p>
      </div>
      <b>{formatPercent(percent)}</b>
      {upload.state === 'UPLOADING' && (
        <PauseButton transfer={transfer} appName={upload.appName} isIcon className={styles['away']} />
      )}
      {canPutAway && (
        <IconButton
          icon={X}
          label={uploadMessages.putAway(upload.appName)}
          className={styles['away']}
          onClick={() => forgetTransfer(uploadId)}
        />
      )}
      {percent < 100 && (
        <div className={styles['bar']}>
          <ProgressBar
            percent={percent}
            height={3}
            kind={upload.state === 'FAILED' ? 'bad' : 'accent'}
            label={uploadMessages.progressOf(upload.appName, upload.versionNumber)}
          />
        </div>
      )}
    </div>
  );
}

function caption(stageLabel: string, phaseLabel: string, state: string, transfer: TransferState): string {
  if (state !== 'UPLOADING') return stageLabel;
  const held = heldWords(transfer);
  if (held) return transfer.phase === 'waiting' ? held.hint : held.title;
  if (transfer.phase === 'stopped') return kitMessages.pickSame;
  if (transfer.secondsLeft === null) return phaseLabel;
  return `${phaseLabel} · ${uploadMessages.left(formatDuration(transfer.secondsLeft))}`;
}
