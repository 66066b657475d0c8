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

/** Everything that happened to an upload, the newest first. While it is shown it follows what happens. */
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

/** The shape of a few events. */
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

/** Reads the newest events, or those before a cursor, into the cache: what is shown stays until they are there. */
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
      // Newer ones are asked for again at the next change.
      if (error && after !== null) toastFault(timelineMessages.fault);
    } catch {
      // A client that was left answers nothing more, and nobody looks at this page any more.
    } finally {
      setReading(false);
    }
  };
  return { isReading, read };
}

/** How often a running upload's events are asked for: it moves every second, and its events do not. */
const FOLLOW_MS = 3_000;

/** Asks again after the upload has changed. The subscription that keeps the upload itself true is the panel's own. */
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
