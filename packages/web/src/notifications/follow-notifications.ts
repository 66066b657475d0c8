import type { ApolloClient } from '@apollo/client';
import { NotificationAddedDocument, NotificationsDocument } from '../generated/graphql.ts';
import { followChanges } from '../kit/follow-changes.ts';

/** Reads the lists again whenever something came in or went, and hands on what came in. Answers how to stop. */
export function followNotifications(client: ApolloClient, onAdded: (message: string) => void): () => void {
  return followChanges(
    client,
    NotificationAddedDocument,
    (data) => data.notificationAdded,
    ({ notification }) => {
      if (notification) onAdded(notification.message);
      void client.refetchQueries({ include: [NotificationsDocument] });
    },
  );
}
