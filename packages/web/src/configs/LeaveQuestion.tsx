import { TriangleAlert } from 'lucide-react';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { configMessages } from './messages.ts';

interface Props {
  /** How many changed settings would be lost. */
  count: number;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before unsaved input is lost. */
export function LeaveQuestion({ count, onLeave, onStay }: Props) {
  return (
    <ConfirmDialog
      icon={TriangleAlert}
      kind="bad"
      title={configMessages.leaveTitle}
      confirmText={configMessages.leave}
      cancelText={configMessages.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{configMessages.leaveHint(count)}</p>
    </ConfirmDialog>
  );
}
