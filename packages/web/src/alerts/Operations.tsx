import { startTransition, useDeferredValue } from 'react';
import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import { Button, Select } from 'antd';
import { BellRing } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { AlertOpenedDocument, OperationsDocument } from '../generated/graphql.ts';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { StateBlock } from '../kit/StateBlock.tsx';
import { useMorePages } from '../kit/use-more-pages.ts';
import { AlertRow } from './AlertRow.tsx';
import { Channels } from './Channels.tsx';
import { filterVariables, KIND_OPTIONS, STATE_OPTIONS, useAlertFilter } from './filter.ts';
import { alertMessages } from './messages.ts';
import styles from './Operations.module.css';

const PAGE = 50;

/** For staff: what operators were alerted of, and where that was sent. */
export function Operations() {
  const { filter, change } = useAlertFilter();
  const wanted = JSON.stringify(filterVariables(filter));
  // The list stays until the filtered one is there.
  const of = useDeferredValue(wanted);
  const variables: ReturnType<typeof filterVariables> = JSON.parse(of);
  const { data, error, refetch, fetchMore } = useSuspenseQuery(OperationsDocument, {
    variables: { first: PAGE, ...variables },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const { shown: list, ...pages } = useMorePages({ list: data?.alerts, of, pageSize: PAGE, fetchMore });
  const [search] = useSearchParams();
  const named = search.get('alert');
  const isFiltered = wanted !== '{}';
  return (
    <div className={styles['page']}>
      <PageHead title={alertMessages.title} hint={alertMessages.hint} />
      <Channels />
      {named !== null && <NamedAlert id={named} />}
      <div className={styles['filters']}>
        <Select
          className="quiet"
          aria-label={alertMessages.kind}
          value={filter.kind}
          options={[{ value: '', label: alertMessages.allKinds }, ...KIND_OPTIONS]}
          popupMatchSelectWidth={false}
          onChange={(kind) => change({ kind })}
        />
        <Select
          className="quiet"
          aria-label={alertMessages.state}
          value={filter.state}
          options={[{ value: '', label: alertMessages.allStates }, ...STATE_OPTIONS]}
          popupMatchSelectWidth={false}
          onChange={(state) => change({ state })}
        />
        <output>{list && alertMessages.alerts(list.totalCount, list.hasMoreThanCounted)}</output>
      </div>
      {!list && (
        <FaultBlock
          title={alertMessages.fault}
          reassurance={alertMessages.faultHint}
          error={error}
          onRetry={() => startTransition(() => void refetch())}
        />
      )}
      {list?.nodes.length === 0 && (
        <StateBlock
          icon={BellRing}
          title={isFiltered ? alertMessages.noneFound : alertMessages.none}
          sentence={isFiltered ? alertMessages.noneFoundHint : alertMessages.noneHint}
        />
      )}
      {list && list.nodes.length > 0 && (
        <ul className={styles['list']} aria-label={alertMessages.title}>
          {list.nodes.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
      {pages.hasMore && (
        <Button className={styles['more']} loading={pages.isReading} onClick={pages.more}>
          {alertMessages.older}
        </Button>
      )}
    </div>
  );
}

/** The alert that a message in a chat links to. */
function NamedAlert({ id }: { id: string }) {
  const { data } = useQuery(AlertOpenedDocument, { variables: { id }, errorPolicy: 'all' });
  if (data?.node?.__typename !== 'Alert') return null;
  return (
    <ul className={styles['list']} aria-label={alertMessages.alert}>
      <AlertRow alert={data.node} isNamed />
    </ul>
  );
}
