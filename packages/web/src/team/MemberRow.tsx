import { useState } from 'react';
import { Check, UserMinus } from 'lucide-react';
import { Button } from 'antd';
import { teamViolations } from '@launchyard/domain/team';
import { TeamMemberRemoveDocument } from '../generated/graphql.ts';
import { Chip } from '../kit/Chip.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { cx } from '../kit/cx.ts';
import { formatDay } from '../kit/format.ts';
import { kitMessages } from '../kit/messages.ts';
import { useChange } from '../kit/mutate.ts';
import table from '../kit/row-table.module.css';
import { toastDone } from '../kit/toasts.ts';
import { ChangeMember } from './ChangeMember.tsx';
import { HandOver } from './HandOver.tsx';
import type { ListedMember } from './lists.ts';
import { teamMessages } from './messages.ts';
import { ownershipMessages } from './ownership-messages.ts';
import { RightsCell, WhoCell } from './cells.tsx';
import styles from './Team.module.css';

interface Props {
  member: ListedMember;
  isOwn: boolean;
  canManage: boolean;
  canHandOver: boolean;
  onChanged: () => void;
}

/** Somebody who is in the team. */
export function MemberRow({ member, isOwn, canManage, canHandOver, onChanged }: Props) {
  const [asked, setAsked] = useState<'change' | 'handOver' | 'remove' | null>(null);
  const { run, isBusy } = useChange(TeamMemberRemoveDocument);
  const { email } = member;
  const close = () => setAsked(null);
  const remove = async () => {
    const done = await run(
      { personId: member.personId },
      { alreadySo: teamViolations.memberNotFound, faultWords: teamMessages.removeFailed },
    );
    close();
    if (!done) return;
    toastDone(teamMessages.removed);
    onChanged();
  };
  return (
    <tr className={table['row']}>
      <WhoCell email={email} sub={member.username} isOwn={isOwn} />
      <RightsCell given={member.role} apps={member.apps} />
      <td className={table['fact']}>
        <Chip icon={Check}>{teamMessages.joined}</Chip>
      </td>
      <td className={table['fact']}>
        <span className={table['unit']}>{teamMessages.since} </span>
        {formatDay(member.createdAt)}
      </td>
      <td className={cx(table['actions'], styles['actions'])}>
        {canManage && (
          <span className={styles['buttons']}>
            <Button size="small" type="text" aria-label={teamMessages.editOf(email)} onClick={() => setAsked('change')}>
              {teamMessages.edit}
            </Button>
            {canHandOver && (
              <Button
                size="small"
                type="text"
                aria-label={ownershipMessages.handOverTo(email)}
                onClick={() => setAsked('handOver')}
              >
                {ownershipMessages.handOver}
              </Button>
            )}
            <Button size="small" aria-label={teamMessages.removeOf(email)} onClick={() => setAsked('remove')}>
              {teamMessages.remove}
            </Button>
          </span>
        )}
        {asked === 'change' && (
          <ChangeMember
            member={member}
            onClose={close}
            onChanged={() => {
              close();
              onChanged();
            }}
          />
        )}
        {asked === 'handOver' && (
          <HandOver
            personId={member.personId}
            email={email}
            onClose={close}
            onOffered={() => {
              close();
              onChanged();
            }}
          />
        )}
        {asked === 'remove' && (
          <ConfirmDialog
            icon={UserMinus}
            kind="bad"
            title={teamMessages.removeTitle(email)}
            confirmText={teamMessages.remove}
            cancelText={kitMessages.cancel}
            isBusy={isBusy}
            onConfirm={() => void remove()}
            onCancel={close}
          >
            <p>{teamMessages.removeHint}</p>
          </ConfirmDialog>
        )}
      </td>
    </tr>
  );
}
