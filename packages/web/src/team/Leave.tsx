import { useState } from 'react';
import { DoorOpen } from 'lucide-react';
import { Button } from 'antd';
import { teamViolations } from '@launchyard/domain/team';
import { TeamLeaveDocument } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { kitMessages } from '../kit/messages.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { teamMessages } from './messages.ts';

interface Props {
  account: { id: string; label: string };
  onLeft: () => void;
}

/** Ends the user’s own membership, after a question. */
export function Leave({ account, onLeft }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useChange(TeamLeaveDocument);
  const leave = async () => {
    const done = await run({ accountId: account.id }, { alreadySo: teamViolations.memberNotFound });
    setAsked(false);
    if (!done) return;
    toastDone(teamMessages.left(account.label));
    onLeft();
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{teamMessages.leave}</Button>
      {isAsked && (
        <ConfirmDialog
          icon={DoorOpen}
          kind="bad"
          title={teamMessages.leaveTitle(account.label)}
          confirmText={teamMessages.leave}
          cancelText={kitMessages.cancel}
          isBusy={isBusy}
          onConfirm={() => void leave()}
          onCancel={() => setAsked(false)}
        >
          <p>{teamMessages.leaveHint}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
