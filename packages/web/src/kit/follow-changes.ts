import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { retriesAfter } from './fault.ts';

const RETRY_SECONDS = 5;

/** What every subscription to changes tells with them: where to go on from after a break. */
interface Change {
  cursor: string | null;
}

/**
 * Listens to changes for as long as somebody wants them. After a break it goes on from the last one that was heard, not
 * before the API takes the question again; what no later try changes is not asked again. Answers how to stop.
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
      // The socket comes back by itself; only an operation that was refused ends, and is begun anew.
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
