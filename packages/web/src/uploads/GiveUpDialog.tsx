import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { UploadCancelDocument } from '../generated/graphql.ts';
import { useChange } from '../kit/mutate.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { kitMessages } from '../kit/messages.ts';
import { toastDone } from '../kit/toasts.ts';

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

/**
 * Asks before a running or failed upload is discarded: for the services, both are the same call.
 */
export function GiveUpDialog({ uploadId, icon, title, children, doneText, onDone, onKeep }: Props) {
  const { run, isBusy } = useChange(UploadCancelDocument);
  const confirm = async () => {
    if (!(await run({ uploadId }))) return;
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
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onKeep}
    >
      {children}
    </ConfirmDialog>
  );
}
