import { useMutation } from '@apollo/client/react';
import { PackageMinus } from 'lucide-react';
import { formatBytes } from '@launchyard/domain/kit';
import { UploadCancelDocument, type LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { kitMessages } from '../kit/messages.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { uploadMessages } from './messages.ts';

/** A failed upload of which something is kept. */
export type KeptUpload = Pick<LiveUpload_UploadFragment, 'id' | 'appName' | 'version' | 'sizeBytes'>;

interface Props {
  upload: KeptUpload;
  /** It was given up, or kept after all. */
  onEnd: () => void;
}

/** Asks before what is kept of a failed upload is given up, and says how much storage that frees. */
export function ReleaseUpload({ upload, onEnd }: Props) {
  const [cancel, { loading }] = useMutation(UploadCancelDocument);
  const size = formatBytes(upload.sizeBytes);
  const confirm = async () => {
    const { data } = await cancel({ variables: { input: { uploadId: upload.id } }, errorPolicy: 'all' });
    const refusal = data?.uploadCancel.userErrors[0];
    if (!data || refusal) return toastFault(refusal?.message ?? kitMessages.fault);
    toastDone(uploadMessages.released(size));
    onEnd();
  };
  return (
    <ConfirmDialog
      icon={PackageMinus}
      kind="bad"
      title={uploadMessages.releaseTitle}
      confirmText={kitMessages.yes}
      cancelText={kitMessages.no}
      isBusy={loading}
      onConfirm={() => void confirm()}
      onCancel={onEnd}
    >
      <p>{uploadMessages.releaseQuestion(upload.appName, upload.version)}</p>
      <p>{uploadMessages.releaseFrees(size)}</p>
    </ConfirmDialog>
  );
}
