import type { ApolloClient } from '@apollo/client';
import { AppAfterUploadDocument } from '../../generated/graphql.ts';
import { noteReload } from './reloads.ts';

/** What reading one application again found out about the lists. */
export interface ListsChange {
  /** It is in the cache now, and belongs into the lists. */
  onFound: (client: ApolloClient, app: { id: string; name: string }) => void;
  /** There is none of that name any more. */
  onGone: (client: ApolloClient, appName: string) => void;
}

/** Shorter than this is not worth a sign. */
const QUICK_MS = 300;

/** Reads one application again, by its name. Its card says so when that takes a while, and when it did not work. Never throws. */
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
    // The card says it and offers to try again. A client that was left has nobody to tell.
    clearTimeout(slow);
    if (!signal?.aborted) noteReload(name, 'failed');
  }
}
