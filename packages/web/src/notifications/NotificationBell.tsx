import { useEffect, useId, useRef, useState } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Bell } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MENU_NOTIFICATIONS } from '@launchyard/domain/notifications';
import { NotificationsDocument } from '../generated/graphql.ts';
import { notificationsAddress } from './addresses.ts';
import { followNotifications } from './follow-notifications.ts';
import { notificationMessages } from './messages.ts';
import { NotificationMenu } from './NotificationMenu.tsx';
import { useLeave } from './use-leave.ts';
import styles from './NotificationBell.module.css';

const MOST_SHOWN = 99;

/**
 * The header's bell, the unread count, and the menu of the latest notifications. New ones are
 * announced politely.
 */
export function NotificationBell() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { data, loading } = useQuery(NotificationsDocument, {
    variables: { first: MENU_NOTIFICATIONS, after: null },
    errorPolicy: 'all',
  });
  const [spoken, speak] = useState('');
  useEffect(() => followNotifications(client, (message) => speak(notificationMessages.arrived(message))), [client]);
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLeave(place, isOpen, (how) => {
    setOpen(false);
    if (how === 'escape') button.current?.focus();
  });
  const notifications = data?.viewer?.account.notifications ?? null;
  const unread = notifications?.unreadCount ?? 0;
  return (
    <div ref={place} className={styles['place']}>
      <button
        ref={button}
        type="button"
        className={styles['bell']}
        aria-label={notificationMessages.bell(unread)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Bell size={18} aria-hidden />
        {unread > 0 && (
          <span className={styles['badge']} aria-hidden>
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </button>
      <output className="srOnly">{spoken}</output>
      {isOpen && !(loading && !data) && (
        <NotificationMenu
          id={menuId}
          notifications={notifications}
          onViewAll={() => {
            setOpen(false);
            // A dialog returns the focus to the element that had it: View All is gone by then.
            button.current?.focus();
            void navigate(notificationsAddress, { state: { from: `${pathname}${search}` } });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
