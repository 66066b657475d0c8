import { Button } from 'antd';
import { teamViolations } from '@launchyard/domain/team';
import { TeamInvitationAcceptDocument, TeamInvitationDeclineDocument } from '../generated/graphql.ts';
import { formatDay } from '../kit/format.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import type { PageViewer } from './lists.ts';
import { teamMessages } from './messages.ts';
import { roleNoun } from './roles.ts';
import styles from './Team.module.css';

interface Props {
  invitation: NonNullable<PageViewer['teamInvitations']>[number];
  onAnswered: () => void;
}

/** An invitation to the user, who may have lost the e-mail with it. */
export function Received({ invitation, onAnswered }: Props) {
  const { invitationId, accountUsername, role, appCount, expiresAt } = invitation;
  const accepting = useChange(TeamInvitationAcceptDocument);
  const declining = useChange(TeamInvitationDeclineDocument);
  const accept = async () => {
    if (!(await accepting.run({ invitationId }))) return;
    toastDone(teamMessages.accepted(accountUsername));
    onAnswered();
  };
  const decline = async () => {
    if (!(await declining.run({ invitationId }, { alreadySo: teamViolations.invitationNotFound }))) return;
    toastDone(teamMessages.declined);
    onAnswered();
  };
  return (
    <div className={styles['received']}>
      <p>
        <b>{teamMessages.invitesYou(accountUsername, roleNoun(role))}</b>
        <span className={styles['sub']}>
          {appCount !== null && `${teamMessages.appCount(appCount)} · `}
          {teamMessages.expires(formatDay(expiresAt))}
        </span>
      </p>
      <Button
        loading={declining.isBusy}
        aria-label={teamMessages.declineOf(accountUsername)}
        onClick={() => void decline()}
      >
        {teamMessages.decline}
      </Button>
      <Button
        type="primary"
        loading={accepting.isBusy}
        aria-label={teamMessages.acceptOf(accountUsername)}
        onClick={() => void accept()}
      >
        {teamMessages.accept}
      </Button>
    </div>
  );
}
