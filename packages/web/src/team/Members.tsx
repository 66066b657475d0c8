import { startTransition } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Check } from 'lucide-react';
import { TeamListDocument } from '../generated/graphql.ts';
import { Chip } from '../kit/Chip.tsx';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import table from '../kit/row-table.module.css';
import { kitMessages } from '../kit/messages.ts';
import { SearchField } from '../kit/SearchField.tsx';
import { useSearchInAddress } from '../kit/use-search-in-address.ts';
import { RightsCell, WhoCell } from './cells.tsx';
import { Invite } from './Invite.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import type { PageViewer } from './lists.ts';
import { MemberRow } from './MemberRow.tsx';
import { teamMessages } from './messages.ts';
import { PendingOffer } from './PendingOffer.tsx';
import styles from './Team.module.css';

/** From this many besides the owner, there is a search field. */
const MANY = 10;

/** The owner, the members and those who are invited, for everybody who may see them; the owner changes them. */
export function Members({ viewer: { person, account } }: { viewer: PageViewer }) {
  const { data, error, refetch } = useSuspenseQuery(TeamListDocument, {
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const { typed, setTyped, search } = useSearchInAddress();
  const team = data?.viewer?.account.team;
  const refresh = () => startTransition(async () => void (await refetch()));
  const { viewerCanManageTeam: canManage, viewerCanOfferOwnership: canOffer } = account;
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
  const { owner } = team;
  const isAlone = team.members.length + team.invitations.length === 0;
  const isFound = (...names: (string | null | undefined)[]) =>
    names.some((name) => name?.toLowerCase().includes(search.toLowerCase()));
  const isOwnerShown = isFound(owner.email, owner.username);
  const members = team.members.filter(({ email, username }) => isFound(email, username));
  const invitations = team.invitations.filter(({ email }) => isFound(email));
  const isSearched = typed !== '' || team.members.length + team.invitations.length >= MANY;
  return (
    <>
      {canManage && (
        <section className={styles['card']} aria-label={teamMessages.email}>
          <Invite onInvited={refresh} />
        </section>
      )}
      {team.ownershipOffer && <PendingOffer offer={team.ownershipOffer} canWithdraw={canOffer} onWithdrawn={refresh} />}
      <section className={styles['card']} aria-label={teamMessages.members}>
        {isSearched && (
          <div className={styles['search']}>
            <SearchField label={teamMessages.search} value={typed} onChange={setTyped} />
          </div>
        )}
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
            {isOwnerShown && (
              <tr className={table['row']}>
                <WhoCell email={owner.email} sub={owner.username} isOwn={owner.personId === person.id} />
                <RightsCell given="OWNER" apps={null} />
                <td className={table['fact']} colSpan={3}>
                  <Chip icon={Check}>{teamMessages.joined}</Chip>
                </td>
              </tr>
            )}
            {members.map((member) => (
              <MemberRow
                key={member.personId}
                member={member}
                isOwn={member.personId === person.id}
                canManage={canManage}
                canHandOver={canOffer && !team.ownershipOffer}
                onChanged={refresh}
              />
            ))}
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.invitationId}
                invitation={invitation}
                canManage={canManage}
                onChanged={refresh}
              />
            ))}
          </tbody>
        </table>
        {search !== '' && !isOwnerShown && members.length + invitations.length === 0 && (
          <p className={styles['none']}>{kitMessages.nothingCalled(search)}</p>
        )}
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
