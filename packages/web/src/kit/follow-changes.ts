import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

const RETRY_MS = 5_000;

/** What every subscription to changes tells with them: where to go on from after a break. */
interface Change {
  cursor: string | null;
}

/**
 * Listens to changes for as long as somebody wants them. After a break it goes on from the last one that was heard. Answers how to stop.
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
