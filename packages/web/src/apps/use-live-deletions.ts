import { useEffect, useEffectEvent } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { AppDeletedDocument } from '../generated/graphql.ts';
import { followChanges } from '../kit/follow-changes.ts';
import { unlistApp, unlistDemo } from './listed-apps.ts';

/**
 * Removes what was deleted, in this tab or elsewhere, from the lists. `onShortList`: a page lost an
 * item and there is more to show.
 */
export function useLiveDeletions(onShortList: (client: ApolloClient) => void): void {
  const client = useApolloClient();
  const shortList = useEffectEvent(onShortList);
  useEffect(() => followDeletions(client, shortList), [client]);
}

/** Returns a function that stops it. */
export function followDeletions(client: ApolloClient, onShortList: (client: ApolloClient) => void): () => void {
  return followChanges(
    client,
    AppDeletedDocument,
    (data) => data.appDeleted,
    ({ resync, isDemoDeleted, deletedAppId }) => {
      if (resync) void client.refetchQueries({ include: 'active' });
      if (isDemoDeleted) unlistDemo(client);
      if (deletedAppId !== null && unlistApp(client, deletedAppId)) onShortList(client);
    },
  );
}
