import { useMutation } from '@apollo/client/react';
import {
  NotificationDeleteDocument,
  NotificationsClearDocument,
  NotificationsDocument,
  NotificationsMarkReadDocument,
} from '../generated/graphql.ts';
import { faultText } from '../kit/faultText.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { notificationMessages } from './messages.ts';

/** What can be done with notifications. Each resolves when the lists are read again. `upTo` is the newest one on the screen. */
export function useNotificationActions() {
  const refetchQueries = [NotificationsDocument];
  const options = { refetchQueries, awaitRefetchQueries: true, errorPolicy: 'all' as const };
  const [markRead] = useMutation(NotificationsMarkReadDocument, options);
  const [remove] = useMutation(NotificationDeleteDocument, options);
  const [clear] = useMutation(NotificationsClearDocument, options);
  return {
    /** Nobody asked for it, so that it failed is not told: the dots stay, and the next opening tries again. */
    markRead: async (upTo: string): Promise<void> => {
      await markRead({ variables: { input: { upTo } } });
    },
    remove: async (notificationId: string): Promise<void> => {
      const { data } = await remove({ variables: { input: { notificationId } } });
      if (data?.notificationDelete.deletedNotificationId) toastDone(notificationMessages.deleted);
      else toastFault(notificationMessages.deleteFailed);
    },
    clear: async (upTo: string): Promise<void> => {
      const { data, error } = await clear({ variables: { input: { upTo } } });
      const refusal = data?.notificationsClear.userErrors[0];
      if (!data || refusal) toastFault(refusal?.message ?? faultText(error));
    },
  };
}
