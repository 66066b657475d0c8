import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { Activity } from 'lucide-react';
import { StreamMonitorDocument } from '../generated/graphql.ts';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import table from '../kit/row-table.module.css';
import { SearchField } from '../kit/SearchField.tsx';
import { StateBlock } from '../kit/StateBlock.tsx';
import { useMorePages } from '../kit/use-more-pages.ts';
import { useSearchInAddress } from '../kit/use-search-in-address.ts';
import { streamingMessages as words } from './messages.ts';
import { Figures } from './Figures.tsx';
import { SessionDialog } from './SessionDialog.tsx';
import { SessionRow } from './SessionRow.tsx';
import styles from './StreamMonitor.module.css';

const PAGE = 25;
/** How often it asks again who is still there: that is no event. */
const ASK_AGAIN_MS = 10_000;

/** Access §2, 'Streaming App Monitor': the sessions of visitors, live. */
export function StreamMonitor() {
  const { typed, setTyped, search } = useSearchInAddress();
  const of = useDeferredValue(search);
  const [openId, setOpenId] = useState<string | null>(null);
  const { data, error, refetch, fetchMore } = useSuspenseQuery(StreamMonitorDocument, {
    variables: { first: PAGE, search: of === '' ? null : of },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const account = data?.viewer?.account;
  const { shown: list, ...pages } = useMorePages({ list: account?.liveSessions, of, pageSize: PAGE, fetchMore });
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') startTransition(() => void refetch());
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const isSearched = typed !== '' || (list?.totalCount ?? 0) > PAGE;
  return (
    <div className={styles['page']}>
      {account?.streamingFigures && <Figures figures={account.streamingFigures} />}
      <section className={styles['card']} aria-label={words.monitor}>
        <div className={styles['head']}>
          <span className={styles['live']}>{words.live}</span>
          <p>{words.leaves}</p>
          {isSearched && <SearchField label={words.search} value={typed} onChange={setTyped} />}
        </div>
        {!list && (
          <FaultBlock
            title={words.fault}
            reassurance={words.faultHint}
            error={error}
            onRetry={() => startTransition(() => void refetch())}
          />
        )}
        {list?.nodes.length === 0 && (
          <StateBlock
            icon={Activity}
            title={of === '' ? words.none : words.noneFound}
            sentence={of === '' ? words.noneHint : words.noneFoundHint}
          />
        )}
        {list && list.nodes.length > 0 && (
          <table className={table['table']} aria-label={words.monitor}>
            <thead>
              <tr>
                <th scope="col">{words.app}</th>
                <th scope="col">{words.visitor}</th>
                <th scope="col">{words.frameRate}</th>
                <th scope="col">{words.roundTrip}</th>
                <th scope="col">{words.started}</th>
                <th scope="col">
                  <span className="srOnly">{words.details}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {list.nodes.map((session) => (
                <SessionRow key={session.id} session={session} onOpen={() => setOpenId(session.id)} />
              ))}
            </tbody>
          </table>
        )}
        {pages.hasMore && (
          <Button className={styles['more']} loading={pages.isReading} onClick={pages.more}>
            {words.more}
          </Button>
        )}
      </section>
      {openId !== null && (
        <SessionDialog
          id={openId}
          onClose={() => setOpenId(null)}
          onEnded={() => {
            setOpenId(null);
            startTransition(() => void refetch());
          }}
        />
      )}
    </div>
  );
}
