import { useMutation } from '@apollo/client/react';
import { Ban } from 'lucide-react';
import { formatBytes } from '@launchyard/domain/kit';
import { UploadCancelDocument, type LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { kitMessages } from '../kit/messages.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { uploadMessages } from './messages.ts';
import { forgetTransfer } from './transfer/transfers.ts';

interface Props {
  upload: Pick<LiveUpload_UploadFragment, 'id' | 'appName' | 'version'> & { receivedBytes?: number };
  /** The version that links serve meanwhile. */
  served: number | null;
  onDone: () => void;
  onKeep: () => void;
}

/** Asks before it cancels. The services are asked first; only then this tab stops sending. */
export function CancelUpload({ upload, served, onDone, onKeep }: Props) {
  const [cancel, { loading }] = useMutation(UploadCancelDocument);
  const confirm = async () => {
    const { data } = await cancel({ variables: { input: { uploadId: upload.id } }, errorPolicy: 'all' });
    const refusal = data?.uploadCancel.userErrors[0];
    if (!data || refusal) return toastFault(refusal?.message ?? kitMessages.fault);
    forgetTransfer(upload.id);
    toastDone(uploadMessages.cancelled(upload.appName));
    onDone();
  };
  return (
    <ConfirmDialog
      icon={Ban}
      kind="bad"
      title={uploadMessages.cancelTitle}
      confirmText={kitMessages.yes}
      cancelText={kitMessages.no}
      isBusy={loading}
      onConfirm={() => void confirm()}
      onCancel={onKeep}
    >
      <p>{uploadMessages.cancelQuestion(upload.appName, upload.version)}</p>
      {upload.receivedBytes !== undefined && upload.receivedBytes > 0 && (
        <p>{uploadMessages.cancelLoses(formatBytes(upload.receivedBytes))}</p>
      )}
      <p>{served === null ? uploadMessages.cancelRemoves : uploadMessages.cancelKeeps(served)}</p>
    </ConfirmDialog>
  );
}
