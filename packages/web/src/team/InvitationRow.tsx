import { useState } from 'react';
import { Hourglass, MailX } from 'lucide-react';
import { Button } from 'antd';
import { teamViolations } from '@launchyard/domain/team';
import { TeamInvitationSendAgainDocument, TeamInvitationWithdrawDocument } from '../generated/graphql.ts';
import { Chip } from '../kit/Chip.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { cx } from '../kit/cx.ts';
import { formatDay } from '../kit/format.ts';
import { kitMessages } from '../kit/messages.ts';
import { useChange } from '../kit/mutate.ts';
import table from '../kit/row-table.module.css';
import { toastDone } from '../kit/toasts.ts';
import { RightsCell, WhoCell } from './cells.tsx';
import type { ListedInvitation } from './lists.ts';
import { teamMessages } from './messages.ts';
import styles from './Team.module.css';

interface Props {
  invitation: ListedInvitation;
  canManage: boolean;
  onChanged: () => void;
}

/** Somebody who has not answered an invitation. */
export function InvitationRow({ invitation, canManage, onChanged }: Props) {
  const { invitationId, email, state } = invitation;
  const [isAsked, setAsked] = useState(false);
  const withdrawal = useChange(TeamInvitationWithdrawDocument);
  const sending = useChange(TeamInvitationSendAgainDocument);
  const sendAgain = async () => {
    if (!(await sending.run({ invitationId }))) return;
    toastDone(teamMessages.sentAgain(email));
    onChanged();
  };
  const withdraw = async () => {
    const done = await withdrawal.run({ invitationId }, { alreadySo: teamViolations.invitationNotFound });
    setAsked(false);
    if (!done) return;
    toastDone(teamMessages.withdrawn);
    onChanged();
  };
  return (
    <tr className={table['row']}>
      <WhoCell email={email} sub={null} isOwn={false} />
      <RightsCell given={invitation.role} apps={invitation.apps} />
      <td className={table['fact']}>
        {state === 'EXPIRED' ? (
          <Chip>{teamMessages.expired}</Chip>
        ) : (
          <Chip kind="warn" icon={Hourglass}>
            {teamMessages.pending}
          </Chip>
        )}
      </td>
      <td className={table['fact']}>
        {teamMessages.sent(formatDay(invitation.sentAt))}
        {state === 'PENDING' && (
          <span className={styles['sub']}>{teamMessages.expires(formatDay(invitation.expiresAt))}</span>
        )}
      </td>
      <td className={cx(table['actions'], styles['actions'])}>
        {canManage && (
          <span className={styles['buttons']}>
            <Button
              size="small"
              type="text"
              loading={sending.isBusy}
              aria-label={teamMessages.sendAgainOf(email)}
              onClick={() => void sendAgain()}
            >
              {teamMessages.sendAgain}
            </Button>
            <Button size="small" aria-label={teamMessages.withdrawOf(email)} onClick={() => setAsked(true)}>
              {teamMessages.withdraw}
            </Button>
          </span>
        )}
        {isAsked && (
          <ConfirmDialog
            icon={MailX}
            title={teamMessages.withdrawTitle(email)}
            confirmText={teamMessages.withdraw}
            cancelText={kitMessages.cancel}
            isBusy={withdrawal.isBusy}
            onConfirm={() => void withdraw()}
            onCancel={() => setAsked(false)}
          >
            <p>{teamMessages.withdrawHint}</p>
          </ConfirmDialog>
        )}
      </td>
    </tr>
  );
}
