import type { CallReply } from '@launchyard/contract/kit';
import type { notificationsClear } from '@launchyard/contract/notifications';
import { payloadType } from '../kit/user-errors.ts';

/** The payload of a mutation that changes many notifications at once. */
export const changedPayload = (name: string, description: string) =>
  payloadType<CallReply<typeof notificationsClear>>(name, description, (t) => ({
    changedCount: t.int({
      nullable: true,
      description: 'The number of changed notifications, 0 when there was nothing to do. Null if refused.',
      resolve: ({ reply }) => reply?.changedCount,
    }),
    unreadCount: t.int({
      nullable: true,
      description: 'The number of unread notifications of the account. Null if refused.',
      resolve: ({ reply }) => reply?.unreadCount,
    }),
  }));
