import type { ApolloClient } from '@apollo/client';
import { NotificationAddedDocument, NotificationsDocument } from '../generated/graphql.ts';
import { followChanges } from '../kit/follow-changes.ts';

/**
 * Refetches the lists when notifications arrive or disappear, and passes on new ones. Returns a
 * function that stops it.
 */
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
