import { startTransition } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Crown } from 'lucide-react';
import { TeamListDocument } from '../generated/graphql.ts';
import { Chip } from '../kit/Chip.tsx';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import table from '../kit/row-table.module.css';
import { RightsCell, WhoCell } from './cells.tsx';
import { Invite } from './Invite.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import type { PageViewer } from './lists.ts';
import { MemberRow } from './MemberRow.tsx';
import { teamMessages } from './messages.ts';
import styles from './Team.module.css';

/** The members and those who are invited, for everybody who may see them; the owner changes them. */
export function Members({ viewer: { person, account } }: { viewer: PageViewer }) {
  const { data, error, refetch } = useSuspenseQuery(TeamListDocument, {
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const team = data?.viewer?.account.team;
  const refresh = () => startTransition(async () => void (await refetch()));
  const canManage = account.viewerCanManageTeam;
  if (!team) {
    return (
      <FaultBlock
        title={teamMessages.fault}
        reassurance={teamMessages.faultHint}
        error={error}
        onRetry={() => startTransition(() => void refetch())}
      />
    );
  }
  const isAlone = team.members.length + team.invitations.length === 0;
  return (
    <>
      {canManage && (
        <section className={styles['card']} aria-label={teamMessages.email}>
          <Invite onInvited={refresh} />
        </section>
      )}
      <section className={styles['card']} aria-label={teamMessages.members}>
        <table className={table['table']}>
          <thead>
            <tr>
              <th scope="col">{teamMessages.member}</th>
              <th scope="col">{teamMessages.role}</th>
              <th scope="col">{teamMessages.status}</th>
              <th scope="col">{teamMessages.since}</th>
              <th scope="col">
                <span className="srOnly">{teamMessages.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {account.viewerStanding === 'OWNER' && (
              <tr className={table['row']}>
                <WhoCell email={person.email ?? person.username} sub={person.username} isOwn />
                <RightsCell given="OWNER" apps={null} />
                <td className={table['fact']} colSpan={3}>
                  <Chip icon={Crown}>{teamMessages.owner}</Chip>
                </td>
              </tr>
            )}
            {team.members.map((member) => (
              <MemberRow
                key={member.personId}
                member={member}
                isOwn={member.personId === person.id}
                canManage={canManage}
                onChanged={refresh}
              />
            ))}
            {team.invitations.map((invitation) => (
              <InvitationRow
                key={invitation.invitationId}
                invitation={invitation}
                canManage={canManage}
                onChanged={refresh}
              />
            ))}
          </tbody>
        </table>
        {isAlone && (
          <p className={styles['none']}>
            <b>{teamMessages.none}</b>
            <span>{teamMessages.noneHint}</span>
          </p>
        )}
      </section>
    </>
  );
}
