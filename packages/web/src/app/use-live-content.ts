import { useEffect } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { ContentChangedDocument, type ContentArea } from '../generated/graphql.ts';
import { followChanges } from '../kit/follow-changes.ts';
import { documentsThatShow } from './content-reads.ts';

/** A program that makes a thousand links does not have everybody read a thousand times. */
const AT_MOST_EVERY_MS = 1_000;

/** Reads again what shows applications, links, configs or assets when somebody changed some, in this tab or elsewhere. */
export function useLiveContent(): void {
  const client = useApolloClient();
  useEffect(() => followContent(client), [client]);
}

/** Answers how to stop. */
export function followContent(client: ApolloClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = -Infinity;
  /** What changed since the last time; all of it after too much was missed to be told. */
  let changed = new Set<ContentArea>();
  let isAll = false;
  const stop = followChanges(
    client,
    ContentChangedDocument,
    (data) => data.contentChanged,
    ({ area, resync }) => {
      // The first word after a connection says only where the listening begins.
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
    const documents = documentsThatShow(changed);
    const isEverything = isAll;
    changed = new Set();
    isAll = false;
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ options }) => isEverything || documents.has(options.query),
    });
  }
}
