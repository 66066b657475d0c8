import { useEffect } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { ContentChangedDocument, type ContentArea } from '../generated/graphql.ts';
import { followChanges } from '../kit/follow-changes.ts';
import { queriesThatShow } from './content-reads.ts';

/** A program that creates a thousand links must not trigger a thousand refetches. */
const AT_MOST_EVERY_MS = 1_000;

/**
 * Refetches what shows applications, links, configs or assets after a change in this tab or
 * elsewhere.
 */
export function useLiveContent(): void {
  const client = useApolloClient();
  useEffect(() => followContent(client), [client]);
}

/** Returns a function that stops it. */
export function followContent(client: ApolloClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = -Infinity;
  /** The areas that changed since the last refetch; all of them if too many events were missed. */
  let changed = new Set<ContentArea>();
  let isAll = false;
  const stop = followChanges(
    client,
    ContentChangedDocument,
    (data) => data.contentChanged,
    ({ area, resync }) => {
      // The first event after connecting only says where listening starts.
      if (area === null && !resync) return;
      if (area !== null) changed.add(area);
      isAll ||= resync;
      timer ??= setTimeout(read, Math.max(0, readAt + AT_MOST_EVERY_MS - performance.now()));
    },
  );
  return () => {
    clearTimeout(timer);
    stop();
  };

  function read(): void {
    timer = undefined;
    readAt = performance.now();
    const queries = queriesThatShow(changed);
    const isEverything = isAll;
    changed = new Set();
    isAll = false;
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName = '' }) => isEverything || queries.has(queryName),
    });
  }
}
