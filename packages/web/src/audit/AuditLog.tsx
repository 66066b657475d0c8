import { startTransition, useDeferredValue } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Download, Lock, ScrollText } from 'lucide-react';
import { Button } from 'antd';
import { MOST_AUDIT_ENTRIES_COUNTED } from '@launchyard/domain/audit';
import { AuditLogDocument } from '../generated/graphql.ts';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { StateBlock } from '../kit/StateBlock.tsx';
import { useMorePages } from '../kit/use-more-pages.ts';
import { useSearchInAddress } from '../kit/use-search-in-address.ts';
import type { AddressOf } from './AuditDetails.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditRow } from './AuditRow.tsx';
import { filterVariables, useAuditFilter } from './filter.ts';
import { auditMessages } from './messages.ts';
import { useAuditExport } from './use-export.ts';
import styles from './AuditLog.module.css';

const PAGE = 50;

/** Who did what in the account, newest first. */
export function AuditLog({ addressOf }: { addressOf: AddressOf }) {
  const { filter, change } = useAuditFilter();
  const { typed, setTyped, search } = useSearchInAddress();
  const wanted = JSON.stringify(filterVariables(filter, search));
  // The list stays until the filtered one is there.
  const of = useDeferredValue(wanted);
  const variables: ReturnType<typeof filterVariables> = JSON.parse(of);
  const { data, error, refetch, fetchMore } = useSuspenseQuery(AuditLogDocument, {
    variables: { first: PAGE, ...variables },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const account = data?.viewer?.account;
  const { shown: list, ...pages } = useMorePages({ list: account?.auditEntries, of, pageSize: PAGE, fetchMore });
  const { exported, run } = useAuditExport(filterVariables(filter, search));
  if (account && !account.viewerCanReadAuditLog) {
    return <StateBlock isPage icon={Lock} title={auditMessages.notAllowed} sentence={auditMessages.notAllowedHint} />;
  }
  const isFiltered = wanted !== '{}';
  return (
    <div className={styles['page']}>
      <PageHead title={auditMessages.title} hint={auditMessages.hint}>
        {(['csv', 'json'] as const).map((format) => (
          <Button
            key={format}
            icon={<Download size={15} aria-hidden />}
            disabled={!list || list.nodes.length === 0 || exported !== null}
            onClick={() => void run(format)}
          >
            {format === 'csv' ? auditMessages.exportCsv : auditMessages.exportJson}
          </Button>
        ))}
      </PageHead>
      <AuditFilters filter={filter} onChange={change} typed={typed} onType={setTyped} />
      <output className={styles['count']}>
        {exported !== null && auditMessages.exporting(exported)}
        {exported === null && list && auditMessages.entries(list.totalCount, list.hasMoreThanCounted && search === '')}
      </output>
      {search !== '' && list?.hasMoreThanCounted && (
        <p className={styles['note']}>{auditMessages.searchedNewest(MOST_AUDIT_ENTRIES_COUNTED)}</p>
      )}
      {!list && (
        <FaultBlock
          title={auditMessages.fault}
          reassurance={auditMessages.faultHint}
          error={error}
          onRetry={() => startTransition(() => void refetch())}
        />
      )}
      {list?.nodes.length === 0 && (
        <StateBlock
          icon={ScrollText}
          title={isFiltered ? auditMessages.noneFound : auditMessages.none}
          sentence={isFiltered ? auditMessages.noneFoundHint : auditMessages.noneHint}
        />
      )}
      {list && list.nodes.length > 0 && (
        <table className={styles['table']} aria-label={auditMessages.title}>
          <thead>
            <tr>
              <th scope="col">
                <span className="srOnly">{auditMessages.details}</span>
              </th>
              <th scope="col">{auditMessages.time}</th>
              <th scope="col">{auditMessages.who}</th>
              <th scope="col">{auditMessages.action}</th>
              <th scope="col">{auditMessages.on}</th>
            </tr>
          </thead>
          <tbody>
            {list.nodes.map((entry) => (
              <AuditRow key={entry.id} entry={entry} addressOf={addressOf} />
            ))}
          </tbody>
        </table>
      )}
      {pages.hasMore && (
        <Button className={styles['more']} loading={pages.isReading} onClick={pages.more}>
          {auditMessages.older}
        </Button>
      )}
    </div>
  );
}
