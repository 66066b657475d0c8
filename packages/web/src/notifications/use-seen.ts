import { useEffect, useEffectEvent, useState } from 'react';
import { useNotificationActions } from './use-notification-actions.ts';

interface Listed {
  nodes: ReadonlyArray<{ id: string; isRead: boolean }>;
  unreadCount: number;
}

/**
 * Applications §4: opening a list marks what it shows as read. Does that, also for notifications
 * that arrive while it is open, and remembers which were unread, so that users see what is new.
 * Does nothing if nothing is unread.
 */
export function useSeen(list: Listed | null | undefined): (notification: { id: string; isRead: boolean }) => boolean {
  const { markRead } = useNotificationActions();
  const [met, setMet] = useState<ReadonlySet<string>>(new Set());
  const unread = (list?.nodes ?? []).filter((each) => !each.isRead && !met.has(each.id)).map((each) => each.id);
  if (unread.length > 0) setMet(new Set([...met, ...unread]));
  const newest = list?.nodes[0]?.id;
  const hasUnread = (list?.unreadCount ?? 0) > 0;
  const mark = useEffectEvent((upTo: string) => void markRead(upTo));
  useEffect(() => {
    if (hasUnread && newest !== undefined) mark(newest);
  }, [hasUnread, newest]);
  return ({ id, isRead }) => !isRead || met.has(id);
}
