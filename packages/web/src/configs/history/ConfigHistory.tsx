import { Suspense } from 'react';
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { History } from 'lucide-react';
import { Button } from 'antd';
import { ConfigHistoryDocument, ConfigHistoryPlacesDocument } from '../../generated/graphql.ts';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { Finding } from '../../kit/Finding.tsx';
import { Pager } from '../../kit/Pager.tsx';
import { useAsked, useEndWhenGone } from '../../kit/use-asked.ts';
import { endOf, usePageInAddress, usePlacedPages } from '../../kit/use-placed-pages.ts';
import type { EditedConfig } from '../draft.ts';
import { configMessages } from '../messages.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { Comparison } from './Comparison.tsx';
import { RestoreQuestion } from './RestoreQuestion.tsx';
import { useCompared } from './use-compared.ts';
import styles from './ConfigHistory.module.css';

const PAGE = 9;
const HISTORY_QUESTIONS = ['restore-change'] as const;

/**
 * Every state of a config: who saved it, what changed, two of them compared, and any of them
 * restored.
 */
export function ConfigHistory({ config }: { config: EditedConfig }) {
  return (
    <Suspense fallback={<div className={styles['waiting']} />}>
      <Changes config={config} />
    </Suspense>
  );
}

function Changes({ config }: { config: EditedConfig }) {
  const client = useApolloClient();
  const pages = usePlacedPages({
    ...usePageInAddress(),
    size: PAGE,
    async readEnd(first, after) {
      const variables = { id: config.id, first, after };
      const { data: read } = await client.query({
        query: ConfigHistoryPlacesDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      return endOf(read?.viewer?.account.config?.history?.pageInfo);
    },
  });
  const asking = useAsked(HISTORY_QUESTIONS);
  const { data, error, refetch } = useSuspenseQuery(ConfigHistoryDocument, {
    variables: { id: config.id, first: PAGE, after: pages.cursor },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const history = data?.viewer?.account.config?.history;
  const compared = useCompared(config.id, history?.nodes);
  const restored = history?.nodes.find(({ id }) => id === asking.asked?.of);
  useEndWhenGone(asking, pages.isLost ? undefined : history?.nodes.map(({ id }) => id));
  if (pages.isLost) return <Finding />;
  if (!history) {
    return <FaultBlock title={configMessages.historyFault} error={error} onRetry={() => void refetch()} />;
  }
  const [older, newer] = compared.changes;
  return (
    <div className={styles['history']}>
      {older && newer ? (
        <section className={styles['comparison']} aria-label={configMessages.compare}>
          <div className={styles['head']}>
            <h3>{configMessages.compareTitle(older.revision, newer.revision)}</h3>
            <Button size="small" onClick={compared.end}>
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
            isCompared={compared.changes.some(({ id }) => id === change.id)}
            canCompare={history.totalCount > 1}
            canRestore={config.viewerCanEdit}
            onCompare={() => compared.toggle(change)}
            onRestore={() => asking.ask('restore-change', change.id)}
          />
        ))}
      </ol>
      {history.totalCount > PAGE && (
        <div className={styles['pager']}>
          <Pager label={configMessages.history} pages={pages} pageSize={PAGE} list={history} />
        </div>
      )}
      {restored && config.viewerCanEdit && (
        <RestoreQuestion
          config={config}
          change={restored}
          onDone={() => {
            asking.end();
            void refetch();
          }}
          onKeep={asking.end}
        />
      )}
    </div>
  );
}
