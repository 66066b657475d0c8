import { useEffect } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { ContentChangedDocument } from '../generated/graphql.ts';
import { followChanges } from '../kit/followChanges.ts';

/** A program that makes a thousand links does not have everybody read a thousand times. */
const AT_MOST_EVERY_MS = 1_000;

/** Reads again what is shown when somebody changed applications, links, configs or assets, in this tab or elsewhere. */
export function useLiveContent(): void {
  const client = useApolloClient();
  useEffect(() => followContent(client), [client]);
}

/** Answers how to stop. */
export function followContent(client: ApolloClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = -Infinity;
  const stop = followChanges(
    client,
    ContentChangedDocument,
    (data) => data.contentChanged,
    ({ area, resync }) => {
      // The first word after a connection says only where the listening begins.
      if (area === null && !resync) return;
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
    void client.refetchQueries({ include: 'active' });
  }
}
