import { useState } from 'react';
import { useFragment } from '@apollo/client/react';
import type { TransferState } from '@launchyard/transfer';
import { LiveUpload_UploadFragmentDoc } from '../generated/graphql.ts';
import { formatDuration } from '../kit/format.ts';
import { heldWords } from './held.ts';
import { uploadMessages } from './messages.ts';
import { overallPercent } from './overall.ts';
import { useTransfer, useTransfers } from './transfer/use-transfers.ts';

/** Tells screen readers how uploads of this tab go: at each ten percent and at each stage, nothing in between. */
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
  // The same words until the next step: a text that does not change is not read again.
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

/** "About 4 min" is enough to hear. */
function aboutDuration(seconds: number): string {
  const step = seconds > 60 ? 60 : 10;
  return formatDuration(Math.ceil(seconds / step) * step).replace(/ 0 s$/, '');
}
