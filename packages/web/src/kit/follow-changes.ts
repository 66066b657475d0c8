import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

const RETRY_MS = 5_000;

/** Part of every change event: where to resume after a disconnect. */
interface Change {
  cursor: string | null;
}

/**
 * Listens to changes until stopped. After a disconnect it resumes from the last received change.
 * Returns a function that stops it.
 */
export function followChanges<Data, C extends Change>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, OperationVariables>,
  read: (data: Data) => C | null | undefined,
  take: (change: C) => void,
): () => void {
  let after: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let subscription = listen();
  return () => {
    clearTimeout(timer);
    subscription.unsubscribe();
  };

  function listen() {
    return client.subscribe({ query, variables: { after } }).subscribe({
      next: ({ data, error }) => {
        if (error) return again();
        const change = data && read(data);
        if (!change) return;
        after = change.cursor;
        take(change);
      },
      // The socket reconnects automatically; only a refused operation ends and must be started
      // again.
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
