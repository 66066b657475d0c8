import type { ApolloClient } from '@apollo/client';
import { NotificationAddedDocument, NotificationsDocument } from '../generated/graphql.ts';

const RETRY_MS = 5_000;

/** Reads the lists again whenever something came in or went, and hands on what came in. Answers how to stop. */
export function followNotifications(client: ApolloClient, onAdded: (message: string) => void): () => void {
  let after: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let subscription = listen();
  return () => {
    clearTimeout(timer);
    subscription.unsubscribe();
  };

  function listen() {
    return client.subscribe({ query: NotificationAddedDocument, variables: { after } }).subscribe({
      next: ({ data, error }) => {
        if (error) return again();
        const added = data?.notificationAdded;
        if (!added) return;
        after = added.cursor;
        if (added.notification) onAdded(added.notification.message);
        void client.refetchQueries({ include: [NotificationsDocument] });
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
