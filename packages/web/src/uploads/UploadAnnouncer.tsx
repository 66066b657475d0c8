import { useState } from 'react';
import { useFragment } from '@apollo/client/react';
import type { TransferState } from '@launchyard/transfer';
import { LiveUpload_UploadFragmentDoc } from '../generated/graphql.ts';
import { formatDuration } from '../kit/format.ts';
import { heldWords } from './held.ts';
import { uploadMessages } from './messages.ts';
import { overallPercent } from './overall.ts';
import { useTransfer, useTransfers } from './transfer/use-transfers.ts';

/**
 * Announces the progress of this tab's uploads to screen readers: every ten percent and every
 * stage, nothing in between.
 */
export function UploadAnnouncer() {
  const followed = useTransfers();
  return (
    <output className="srOnly">
      {followed.map(({ transfer }) => (
        <Spoken key={transfer.upload.id} uploadId={transfer.upload.id} />
      ))}
    </output>
  );
}

function Spoken({ uploadId }: { uploadId: string }) {
  const transfer = useTransfer(uploadId);
  const { data: upload, complete } = useFragment({
    fragment: LiveUpload_UploadFragmentDoc,
    from: { __typename: 'Upload', id: uploadId },
  });
  const [spoken, setSpoken] = useState({ step: '', words: '' });
  if (!transfer || !complete) return null;
  // The text stays the same until the next step: unchanged text is not announced again.
  const tens = Math.floor(overallPercent(upload, transfer) / 10) * 10;
  const held = upload.state === 'UPLOADING' ? (heldWords(transfer)?.title ?? '') : '';
  const step = `${upload.stageLabel} ${upload.state === 'UPLOADING' ? tens : ''} ${held}`;
  if (step !== spoken.step) setSpoken({ step, words: wordsFor(upload, tens, transfer) });
  return <span>{spoken.words}</span>;
}

function wordsFor(
  upload: { appName: string; state: string; stageLabel: string },
  tens: number,
  transfer: TransferState,
): string {
  if (upload.state !== 'UPLOADING') return uploadMessages.spokenStage(upload.appName, upload.stageLabel);
  const held = heldWords(transfer);
  if (held) return uploadMessages.spokenStage(upload.appName, `${held.title}. ${held.hint}`);
  const { secondsLeft } = transfer;
  return uploadMessages.spoken(upload.appName, tens, secondsLeft === null ? null : aboutDuration(secondsLeft));
}

/** "About 4 min" is precise enough for an announcement. */
function aboutDuration(seconds: number): string {
  const step = seconds > 60 ? 60 : 10;
  return formatDuration(Math.ceil(seconds / step) * step).replace(/ 0 s$/, '');
}
