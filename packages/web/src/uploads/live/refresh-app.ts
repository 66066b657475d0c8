import type { ApolloClient } from '@apollo/client';
import { AppAfterUploadDocument } from '../../generated/graphql.ts';
import { noteReload } from './reloads.ts';

/** What refetching one application means for the lists. */
export interface ListsChange {
  /** It is in the cache now, and belongs in the lists. */
  onFound: (client: ApolloClient, app: { id: string; name: string }) => void;
  /** No application has that name any more. */
  onGone: (client: ApolloClient, appName: string) => void;
}

/** A shorter refetch needs no indicator. */
const QUICK_MS = 300;

/**
 * Refetches one application by name. Its card shows when that takes long and when it fails. Never
 * throws.
 */
export async function refreshApp(
  client: ApolloClient,
  name: string,
  lists: ListsChange,
  signal?: AbortSignal,
): Promise<void> {
  const slow = setTimeout(() => noteReload(name, 'reading'), QUICK_MS);
  try {
    const { data, error } = await client.query({
      query: AppAfterUploadDocument,
      variables: { name },
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
    });
    clearTimeout(slow);
    if (signal?.aborted) return;
    const account = data?.viewer?.account;
    if (account?.app) lists.onFound(client, account.app);
    else if (account && !error) lists.onGone(client, name);
    noteReload(name, account?.app || !error ? null : 'failed');
  } catch {
    // The card shows the error and offers a retry. After a disconnect, nobody needs to know.
    clearTimeout(slow);
    if (!signal?.aborted) noteReload(name, 'failed');
  }
}
