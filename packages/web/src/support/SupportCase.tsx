import { startTransition, type ComponentType } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseQuery } from '@apollo/client/react';
import { Clock, SearchX } from 'lucide-react';
import { Button } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import {
  SupportCasePageDocument,
  type StreamList_StreamingSessionFragment,
  type SupportConsentAct,
} from '../generated/graphql.ts';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { formatMoment } from '../kit/format.ts';
import { LinkButton } from '../kit/LinkButton.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { StateBlock } from '../kit/StateBlock.tsx';
import { useNow } from '../kit/use-now.ts';
import { supportAddress } from './addresses.ts';
import { CaseActions } from './CaseActions.tsx';
import { CaseConsents } from './CaseConsents.tsx';
import { CaseSessions } from './CaseSessions.tsx';
import { CaseUploads } from './CaseUploads.tsx';
import { DeletedAccount } from './DeletedAccount.tsx';
import { readMemberOf } from './member-of.ts';
import { supportMessages } from './messages.ts';
import { TimeLeft } from './TimeLeft.tsx';
import styles from './SupportHome.module.css';

interface Props {
  caseId: string;
  /** Shows who streams from the account; `now` in milliseconds. */
  Streams: ComponentType<{ streams: readonly Stream[]; now: number }>;
}
type Stream = FragmentType<StreamList_StreamingSessionFragment> & { id: string };

/** An account within a case: whose it is, how long the case lasts, and what is wrong. */
export function SupportCase({ caseId, Streams }: Props) {
  const now = useNow(true);
  const memberOf = readMemberOf(useLocation().state);
  const { data, error, refetch } = useSuspenseQuery(SupportCasePageDocument, {
    variables: { id: caseId },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const refresh = () => startTransition(() => void refetch());
  const found = data?.node?.__typename === 'SupportCase' ? data.node : null;
  if (!found && error)
    return <FaultBlock isPage title={supportMessages.fault} error={error} onRetry={() => void refetch()} />;
  if (!found) {
    return (
      <StateBlock isPage icon={SearchX} title={supportMessages.gone} sentence={supportMessages.goneHint}>
        <LinkButton to={supportAddress}>{supportMessages.back}</LinkButton>
      </StateBlock>
    );
  }
  const { accountLabel, reason, createdAt, expiresAt, account } = found;
  const isOpen = found.isOpen && now < Date.parse(expiresAt);
  const allows = (act: SupportConsentAct) =>
    found.viewerCanActWithConsent && found.consents.some((consent) => consent.act === act);
  return (
    <div className={styles['page']}>
      <Link to={supportAddress}>{supportMessages.back}</Link>
      <PageHead title={accountLabel} hint={reason} />
      <section className={styles['card']} aria-label={supportMessages.caseOf}>
        <dl className={styles['facts']}>
          <div>
            <dt>{supportMessages.ends}</dt>
            <dd>{isOpen ? <TimeLeft expiresAt={expiresAt} now={now} /> : supportMessages.ended}</dd>
          </div>
          <div>
            <dt>{supportMessages.openedAt}</dt>
            <dd>{formatMoment(createdAt)}</dd>
          </div>
          {isOpen && account && (
            <>
              <div>
                <dt>{supportMessages.owner}</dt>
                <dd>{account.owner?.email}</dd>
              </div>
              <div>
                <dt>{supportMessages.account}</dt>
                <dd>
                  <code>{account.id}</code>
                </dd>
              </div>
            </>
          )}
          <div>
            <dt>{supportMessages.caseOf}</dt>
            <dd>
              <code>{caseId}</code>
            </dd>
          </div>
          {memberOf.length > 0 && (
            <div>
              <dt>{supportMessages.memberOf}</dt>
              <dd>{memberOf.join(', ')}</dd>
            </div>
          )}
        </dl>
        {isOpen && (
          <div className={styles['buttons']}>
            <CaseActions supportCase={found} onClosed={refresh} />
            <Button href="/graphiql" target="_blank" rel="noreferrer">
              {supportMessages.graphiql}
            </Button>
          </div>
        )}
      </section>
      {!isOpen && (
        <StateBlock icon={Clock} title={supportMessages.ended} sentence={supportMessages.endedHint(accountLabel)}>
          <LinkButton to={supportAddress}>{supportMessages.open}</LinkButton>
        </StateBlock>
      )}
      {isOpen && account?.deletion && <DeletedAccount accountId={account.id} deletion={account.deletion} />}
      {isOpen && !account?.uploads && (
        <FaultBlock title={supportMessages.fault} error={error} onRetry={() => void refetch()} />
      )}
      {isOpen && account?.uploads && (
        <CaseUploads uploads={account.uploads.nodes} now={now} retriesIn={allows('RETRY_UPLOAD') ? caseId : null} />
      )}
      {isOpen && account?.liveSessions && account.endedSessions && (
        <Streams streams={[...account.liveSessions.nodes, ...account.endedSessions.nodes]} now={now} />
      )}
      {isOpen && found.sessions && (
        <CaseSessions
          caseId={caseId}
          sessions={found.sessions}
          now={now}
          canEnd={allows('END_SESSION')}
          onEnded={refresh}
        />
      )}
      {isOpen && <CaseConsents caseId={caseId} consents={found.consents} canRecord={found.viewerCanActWithConsent} />}
    </div>
  );
}
