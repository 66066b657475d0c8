import type { ReactNode } from 'react';
import { useMutation } from '@apollo/client/react';
import type { LucideIcon } from 'lucide-react';
import { UploadCancelDocument } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { faultText } from '../kit/faultText.ts';
import { kitMessages } from '../kit/messages.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';

interface Props {
  uploadId: string;
  icon: LucideIcon;
  title: string;
  /** What is lost, in paragraphs. */
  children: ReactNode;
  doneText: string;
  onDone: () => void;
  onKeep: () => void;
}

/** Asks before what was sent of an upload is given up, whether it runs or has failed: to the services both are one call. */
export function GiveUpDialog({ uploadId, icon, title, children, doneText, onDone, onKeep }: Props) {
  const [cancel, { loading }] = useMutation(UploadCancelDocument);
  const confirm = async () => {
    const { data, error } = await cancel({ variables: { input: { uploadId } }, errorPolicy: 'all' });
    const refusal = data?.uploadCancel.userErrors[0];
    if (!data || refusal) return toastFault(refusal?.message ?? faultText(error));
    toastDone(doneText);
    onDone();
  };
  return (
    <ConfirmDialog
      icon={icon}
      kind="bad"
      title={title}
      confirmText={kitMessages.yes}
      cancelText={kitMessages.no}
      isBusy={loading}
      onConfirm={() => void confirm()}
      onCancel={onKeep}
    >
      {children}
    </ConfirmDialog>
  );
}
