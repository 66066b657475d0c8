import { Suspense, useState } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { History } from 'lucide-react';
import { Button } from 'antd';
import { ConfigHistoryDocument, type ConfigHistoryQuery } from '../../generated/graphql.ts';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { Pager } from '../../kit/Pager.tsx';
import { usePages } from '../../kit/usePages.ts';
import type { EditedConfig } from '../draft.ts';
import { configMessages } from '../messages.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { Comparison } from './Comparison.tsx';
import { RestoreQuestion } from './RestoreQuestion.tsx';
import styles from './ConfigHistory.module.css';

type Account = NonNullable<ConfigHistoryQuery['viewer']>['account'];
export type PastChange = NonNullable<NonNullable<Account['config']>['history']>['nodes'][number];

const PAGE = 9;

/** Every state that a config had: who made it, what differs, two of them compared, and any of them again. */
export function ConfigHistory({ config }: { config: EditedConfig }) {
  return (
    <Suspense fallback={<div className={styles['waiting']} />}>
      <Changes config={config} />
    </Suspense>
  );
}

function Changes({ config }: { config: EditedConfig }) {
  const pages = usePages();
  const [compared, setCompared] = useState<readonly PastChange[]>([]);
  const [restored, setRestored] = useState<PastChange | null>(null);
  const { data, error, refetch } = useSuspenseQuery(ConfigHistoryDocument, {
    variables: { id: config.id, first: PAGE, after: pages.cursor },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const history = data?.viewer?.account.config?.history;
  if (!history) {
    return <FaultBlock title={configMessages.historyFault} error={error} onRetry={() => void refetch()} />;
  }
  const [older, newer] = compared.toSorted((a, b) => a.revision - b.revision);
  const toggle = (change: PastChange) =>
    setCompared((before) =>
      before.some(({ id }) => id === change.id)
        ? before.filter(({ id }) => id !== change.id)
        : [...before.slice(-1), change],
    );
  return (
    <div className={styles['history']}>
      {older && newer ? (
        <section className={styles['comparison']} aria-label={configMessages.compare}>
          <div className={styles['head']}>
            <h3>{configMessages.compareTitle(older.revision, newer.revision)}</h3>
            <Button size="small" onClick={() => setCompared([])}>
              {configMessages.closeCompare}
            </Button>
          </div>
          <Comparison older={older} newer={newer} />
        </section>
      ) : history.totalCount < 2 ? null : (
        <p className={styles['hint']}>
          <History size={14} aria-hidden />
          {configMessages.compareHint}
        </p>
      )}
      <ol className={styles['list']} aria-label={configMessages.history}>
        {history.nodes.map((change) => (
          <ChangeRow
            key={change.id}
            change={change}
            isNow={change.revision === config.revision}
            isCompared={compared.some(({ id }) => id === change.id)}
            canRestore={config.viewerCanEdit}
            onCompare={() => toggle(change)}
            onRestore={() => setRestored(change)}
          />
        ))}
      </ol>
      {history.totalCount > PAGE && (
        <div className={styles['pager']}>
          <Pager label={configMessages.history} pages={pages} pageSize={PAGE} list={history} />
        </div>
      )}
      {restored && (
        <RestoreQuestion
          config={config}
          change={restored}
          onDone={() => {
            setRestored(null);
            void refetch();
          }}
          onKeep={() => setRestored(null)}
        />
      )}
    </div>
  );
}
