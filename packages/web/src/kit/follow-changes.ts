import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { retriesAfter } from './fault.ts';

const RETRY_SECONDS = 5;

/** Part of every change event: where to resume after a disconnect. */
interface Change {
  cursor: string | null;
}

/**
 * Listens to changes until stopped. After a disconnect it resumes from the last received change, not
 * before the API accepts the request again; after a permanent error it does not resume. Returns a
 * function that stops it.
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
    let isOver = false;
    /** Apollo Client tells an error and then the end that it brings: the first of the two says when to ask again. */
    const end = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      again(error);
    };
    return client.subscribe({ query, variables: { after } }).subscribe({
      next: ({ data, error }) => {
        if (error) return end(error);
        const change = data && read(data);
        if (!change) return;
        after = change.cursor;
        take(change);
      },
      // The socket reconnects automatically; only a refused operation ends and must be started
      // again.
      error: end,
      complete: () => end(),
    });
  }

  function again(error: unknown): void {
    const leastSeconds = error === undefined ? 0 : retriesAfter(error);
    if (leastSeconds === null) return;
    const wait = 1_000 * Math.max(RETRY_SECONDS, leastSeconds);
    timer = setTimeout(() => {
      subscription.unsubscribe();
      subscription = listen();
    }, wait);
  }
}
