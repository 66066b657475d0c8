import { startTransition } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Info, ScrollText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TeamPageDocument } from '../generated/graphql.ts';
import { Banner } from '../kit/Banner.tsx';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { Leave } from './Leave.tsx';
import { Members } from './Members.tsx';
import { teamMessages } from './messages.ts';
import { Received } from './Received.tsx';
import { ReceivedOffer } from './ReceivedOffer.tsx';
import { Roles } from './Roles.tsx';
import { roleNoun } from './roles.ts';
import styles from './Team.module.css';

interface Props {
  auditAddress: string;
  /** Leads to the user’s own account. */
  onLeft: () => void;
  /** Leads to an account that the user owns from now on. */
  onTaken: (account: { id: string; username: string }) => void;
}

/** Access §2 and §6: who acts in the account, and what each of them may do. */
export function Team({ auditAddress, onLeft, onTaken }: Props) {
  const { data, error, refetch } = useSuspenseQuery(TeamPageDocument, {
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const viewer = data?.viewer;
  const refresh = () => startTransition(() => void refetch());
  if (!viewer) {
    return (
      <FaultBlock
        isPage
        title={teamMessages.fault}
        reassurance={teamMessages.faultHint}
        error={error}
        onRetry={refresh}
      />
    );
  }
  const { account, teamInvitations, ownershipOffers } = viewer;
  const isMember = account.viewerStanding === 'MEMBER';
  return (
    <div className={styles['page']}>
      <PageHead
        title={teamMessages.title}
        hint={isMember ? teamMessages.hintOfMember(account.label, roleNoun(account.viewerRole)) : teamMessages.hint}
      >
        {account.viewerCanReadAuditLog && (
          <Link className={styles['link']} to={auditAddress}>
            <ScrollText size={15} aria-hidden />
            {teamMessages.auditLog}
          </Link>
        )}
        {isMember && <Leave account={account} onLeft={onLeft} />}
      </PageHead>
      {teamInvitations?.map((invitation) => (
        <Received key={invitation.invitationId} invitation={invitation} onAnswered={refresh} />
      ))}
      {ownershipOffers?.map((offer) => (
        <ReceivedOffer key={offer.offerId} offer={offer} onDeclined={refresh} onTaken={onTaken} />
      ))}
      {!account.viewerCanManageTeam && <Banner kind="plain" icon={Info} title={teamMessages.notOwner} />}
      {account.viewerCanReadTeam && <Members viewer={viewer} />}
      <Roles />
    </div>
  );
}
