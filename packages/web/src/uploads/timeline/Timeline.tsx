import { useEffect, useRef, useState } from 'react';
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { History } from 'lucide-react';
import { Button } from 'antd';
import { UploadEventsDocument, type LiveUpload_UploadFragment } from '../../generated/graphql.ts';
import { hasFaultAt } from '../../kit/fault.ts';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { formatAgo } from '../../kit/format.ts';
import { StateBlock } from '../../kit/StateBlock.tsx';
import { toastFault } from '../../kit/toasts.ts';
import { useNow } from '../../kit/use-now.ts';
import { timelineMessages } from './messages.ts';
import { TimelineRow } from './TimelineRow.tsx';
import styles from './Timeline.module.css';

/** An upload's timeline, newest first. It updates while it is open. */
export function Timeline({ upload }: { upload: LiveUpload_UploadFragment }) {
  const { data, error, refetch } = useSuspenseQuery(UploadEventsDocument, {
    variables: { id: upload.id },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const { isReading, read } = useMore(upload.id);
  useFollow(upload, () => void read(null));
  const now = useNow(true);
  const shown = data?.viewer?.account.upload;
  const timeline = shown?.timeline;
  if (!timeline) {
    if (!hasFaultAt(error, 'timeline')) return null;
    return (
      <FaultBlock
        title={timelineMessages.fault}
        reassurance={timelineMessages.faultHint}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (timeline.nodes.length === 0) {
    return <StateBlock icon={History} title={timelineMessages.empty} sentence={timelineMessages.emptyHint} />;
  }
  const { endCursor, hasNextPage } = timeline.pageInfo;
  return (
    <>
      <p className={styles['count']}>{timelineMessages.events(timeline.totalCount)}</p>
      <ol className={styles['list']}>
        {timeline.nodes.map((event) => (
          <TimelineRow key={event.number} event={event} client={shown.client} ago={formatAgo(event.createdAt, now)} />
        ))}
      </ol>
      {hasNextPage && (
        <div className={styles['more']}>
          <Button loading={isReading} onClick={() => void read(endCursor)}>
            {timelineMessages.earlier}
          </Button>
        </div>
      )}
    </>
  );
}

/** The skeleton of a few events. */
export function TimelineSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <output className="srOnly">{timelineMessages.loading}</output>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} />
      ))}
    </div>
  );
}

/**
 * Loads the newest events, or those before a cursor, into the cache: the current ones stay until
 * then.
 */
function useMore(id: string) {
  const client = useApolloClient();
  const [isReading, setReading] = useState(false);
  const read = async (after: string | null) => {
    setReading(after !== null);
    try {
      const { error } = await client.query({
        query: UploadEventsDocument,
        variables: { id, after },
        fetchPolicy: 'network-only',
        errorPolicy: 'all',
      });
      // The next change requests newer ones again.
      if (error && after !== null) toastFault(timelineMessages.fault);
    } catch {
      // After a disconnect the client returns nothing, and nobody looks at this page any more.
    } finally {
      setReading(false);
    }
  };
  return { isReading, read };
}

/**
 * How often a running upload's events are requested: the upload changes every second, its events do
 * not.
 */
const FOLLOW_MS = 3_000;

/**
 * Refetches after the upload has changed. The panel's own subscription keeps the upload itself
 * current.
 */
function useFollow(upload: LiveUpload_UploadFragment, ask: () => void): void {
  const last = useRef({ upload, at: 0 });
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (last.current.upload === upload) return undefined;
    const wait = Math.max(0, last.current.at + FOLLOW_MS - Date.now());
    const timer = setTimeout(() => {
      last.current = { upload, at: Date.now() };
      latest.current();
    }, wait);
    return () => clearTimeout(timer);
  }, [upload]);
}
