import { Ban } from 'lucide-react';
import { formatBytes } from '@launchyard/domain/kit';
import type { LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import { uploadMessages } from './messages.ts';
import { forgetTransfer } from './transfer/transfers.ts';

interface Props {
  upload: Pick<LiveUpload_UploadFragment, 'id' | 'appName' | 'versionNumber'> & { receivedBytes?: number };
  /** The version that links serve in the meantime. */
  served: number | null;
  onDone: () => void;
  onKeep: () => void;
}

/** Asks before it cancels. The services cancel first; only then does this tab stop sending. */
export function CancelUpload({ upload, served, onDone, onKeep }: Props) {
  const { id, appName, versionNumber, receivedBytes = 0 } = upload;
  const stop = () => {
    forgetTransfer(id);
    onDone();
  };
  return (
    <GiveUpDialog
      uploadId={id}
      icon={Ban}
      title={uploadMessages.cancelTitle}
      doneText={uploadMessages.cancelled(appName)}
      onDone={stop}
      onKeep={onKeep}
    >
      <p>{uploadMessages.cancelQuestion(appName, versionNumber)}</p>
      {receivedBytes > 0 && <p>{uploadMessages.cancelLoses(formatBytes(receivedBytes))}</p>}
      <p>{served === null ? uploadMessages.cancelRemoves : uploadMessages.cancelKeeps(served)}</p>
    </GiveUpDialog>
  );
}
