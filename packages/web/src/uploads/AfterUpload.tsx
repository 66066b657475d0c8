import { useState } from 'react';
import { CircleCheck } from 'lucide-react';
import type { TransferState } from '@launchyard/transfer';
import type { LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { kitMessages } from '../kit/messages.ts';
import { ofTab } from '../kit/state.ts';
import { EmailUpdates } from './EmailUpdates.tsx';
import { uploadMessages } from './messages.ts';
import styles from './AfterUpload.module.css';

/** The uploads of this tab whose notice was closed. */
const answered = ofTab(() => new Set<string>());

interface Props {
  upload: LiveUpload_UploadFragment;
  transfer: TransferState | null;
}

/**
 * Applications §2: once the whole file is uploaded, tells the user who is watching, and asks
 * whether to e-mail the result.
 */
export function AfterUpload({ upload, transfer }: Props) {
  const [isAnswered, setAnswered] = useState(answered().has(upload.id));
  if (isAnswered || transfer?.phase !== 'finished' || !upload.viewerCanUpdate) return null;
  const answer = () => {
    answered().add(upload.id);
    setAnswered(true);
  };
  return (
    <ConfirmDialog
      icon={CircleCheck}
      title={uploadMessages.afterTitle(upload.appName, upload.versionNumber)}
      confirmText={kitMessages.ok}
      onConfirm={answer}
      onCancel={answer}
    >
      <p>{uploadMessages.afterHint}</p>
      <div className={styles['switch']}>
        <EmailUpdates upload={upload} />
      </div>
    </ConfirmDialog>
  );
}
