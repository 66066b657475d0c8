import { useApolloClient } from '@apollo/client/react';
import {
  NotificationDeleteDocument,
  NotificationsClearDocument,
  NotificationsDocument,
  NotificationsMarkReadDocument,
} from '../generated/graphql.ts';
import { mutate, useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { notificationMessages } from './messages.ts';

const READ_AGAIN = { refetchQueries: [NotificationsDocument], awaitRefetchQueries: true };

/**
 * The actions on notifications. Each resolves once the lists are refetched. `upTo` is the newest
 * one on the screen.
 */
export function useNotificationActions() {
  const client = useApolloClient();
  const remove = useChange(NotificationDeleteDocument, READ_AGAIN);
  const clear = useChange(NotificationsClearDocument, READ_AGAIN);
  return {
    /**
     * The user did not request it, so a failure is silent: the dots stay, and the next opening
     * tries again.
     */
    markRead: async (upTo: string): Promise<void> => {
      await mutate(client, NotificationsMarkReadDocument, { upTo }, READ_AGAIN);
    },
    remove: async (notificationId: string): Promise<void> => {
      const done = await remove.run({ notificationId }, { words: notificationMessages.deleteFailed });
      if (done) toastDone(notificationMessages.deleted);
    },
    clear: async (upTo: string): Promise<void> => {
      await clear.run({ upTo });
    },
  };
}
