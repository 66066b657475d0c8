import { useEffect, useEffectEvent } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { AppDeletedDocument } from '../generated/graphql.ts';
import { unlistApp, unlistDemo } from './listedApps.ts';

const RETRY_MS = 5_000;

/** Takes what was deleted, in this tab or elsewhere, out of the lists. `onShortList`: a page lost one and there is more to show. */
export function useLiveDeletions(onShortList: (client: ApolloClient) => void): void {
  const client = useApolloClient();
  const shortList = useEffectEvent(onShortList);
  useEffect(() => followDeletions(client, shortList), [client]);
}

/** Answers how to stop. */
export function followDeletions(client: ApolloClient, onShortList: (client: ApolloClient) => void): () => void {
  let after: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let subscription = listen();
  return () => {
    clearTimeout(timer);
    subscription.unsubscribe();
  };

  function listen() {
    return client.subscribe({ query: AppDeletedDocument, variables: { after } }).subscribe({
      next: ({ data, error }) => {
        if (error) return again();
        const change = data?.appDeleted;
        if (!change) return;
        after = change.cursor;
        if (change.resync) void client.refetchQueries({ include: 'active' });
        if (change.isDemoDeleted) unlistDemo(client);
        if (change.deletedAppId !== null && unlistApp(client, change.deletedAppId)) onShortList(client);
      },
      // The socket comes back by itself; only an operation that was refused ends, and is begun anew.
      error: again,
      complete: again,
    });
  }

  function again(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      subscription.unsubscribe();
      subscription = listen();
    }, RETRY_MS);
  }
}
