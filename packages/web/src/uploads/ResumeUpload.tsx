import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { RotateCw } from 'lucide-react';
import { Button } from 'antd';
import { formatGigabytes } from '@launchyard/domain/kit';
import type { TransferStop } from '@launchyard/transfer';
import type { LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { Banner } from '../kit/Banner.tsx';
import { FieldError } from '../kit/FieldError.tsx';
import { kitMessages } from '../kit/messages.ts';
import { FileDrop } from './FileDrop.tsx';
import { shownFileName } from '../kit/file-name.ts';
import { uploadMessages } from './messages.ts';
import { scanInBackground } from './scan/scanner.ts';
import { sendFile } from './transfer/send-file.ts';
import { findTransfer } from './transfer/transfers.ts';
import styles from './ResumeUpload.module.css';

interface Props {
  upload: LiveUpload_UploadFragment;
  accountId: string;
  /** Why this tab stopped sending, if it did. */
  stop: TransferStop | null;
}

/** An upload without its file in this tab: picking the same file again sends the missing parts. */
export function ResumeUpload({ upload, accountId, stop }: Props) {
  const client = useApolloClient();
  const [problem, setProblem] = useState<string>();

  const send = (file: Blob) => sendFile(client, accountId, upload, file);

  const resume = async (file: File) => {
    setProblem(undefined);
    const found = await compare(file, upload);
    if (found !== null) return setProblem(found);
    send(file);
  };

  /** A refusal or an expired session leaves the file valid: it is still available. */
  const atHand = stop?.reason === 'refused' || stop?.reason === 'signedOut' ? findTransfer(upload.id)?.file : undefined;
  const banner = stop && bannerFor(stop);
  const hint = uploadMessages.pickSameHint(shownFileName(upload.fileName), formatGigabytes(upload.sizeBytes));
  return (
    <section className={styles['resume']} aria-label={kitMessages.pickSame}>
      {banner ? (
        <Banner kind="warn" title={banner.title}>
          <p>{banner.hint}</p>
          {atHand && (
            <Button size="small" icon={<RotateCw size={15} aria-hidden />} onClick={() => send(atHand)}>
              {uploadMessages.retry}
            </Button>
          )}
        </Banner>
      ) : (
        <p className={styles['title']}>{kitMessages.pickSame}</p>
      )}
      <FileDrop
        isCompact
        hint={hint}
        describedBy={problem === undefined ? undefined : 'resume-problem'}
        onPick={(file) => void resume(file)}
      />
      <FieldError id="resume-problem" message={problem} />
    </section>
  );
}

/** Why a picked file cannot resume the upload, or null: it needs the same size and directory. */
async function compare(file: File, upload: LiveUpload_UploadFragment): Promise<string | null> {
  if (file.size !== upload.sizeBytes) return uploadMessages.pickedOther;
  try {
    const { scan } = await scanInBackground(file, new AbortController().signal);
    return scan?.fingerprint === upload.fingerprint ? null : uploadMessages.pickedOther;
  } catch (error) {
    if (error instanceof DOMException) return uploadMessages.fileUnreadable;
    reportError(error);
    return uploadMessages.checkBrokenPick;
  }
}

function bannerFor({ reason, message }: TransferStop): { title: string; hint: string } | null {
  switch (reason) {
    case 'fileChanged':
      return { title: uploadMessages.fileChanged, hint: uploadMessages.fileChangedHint };
    case 'fileGone':
      return { title: uploadMessages.fileGone, hint: uploadMessages.fileGoneHint };
    case 'refused':
      return { title: message ?? uploadMessages.transferRefused, hint: uploadMessages.transferRefusedHint };
    case 'signedOut':
      return { title: uploadMessages.transferRefused, hint: uploadMessages.signedOut };
    case 'asked':
      return null;
  }
}
