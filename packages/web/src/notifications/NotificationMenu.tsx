import { useEffect, useRef, useState } from 'react';
import { Bell } from 'lucide-react';
import { Button } from 'antd';
import type { NotificationsQuery } from '../generated/graphql.ts';
import { StateBlock } from '../kit/StateBlock.tsx';
import { notificationMessages } from './messages.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useNotificationActions } from './use-notification-actions.ts';
import { useSeen } from './use-seen.ts';
import styles from './NotificationMenu.module.css';

export type Notifications = NonNullable<NonNullable<NotificationsQuery['viewer']>['account']['notifications']>;

interface Props {
  id: string;
  /** Null: they failed to load. */
  notifications: Notifications | null;
  onViewAll: () => void;
  onClose: () => void;
}

/** Applications §2: the latest five. Those unread when it opens keep their dot until it closes. */
export function NotificationMenu({ id, notifications, onViewAll, onClose }: Props) {
  const actions = useNotificationActions();
  const box = useRef<HTMLElement>(null);
  const [now] = useState(() => Date.now());
  const nodes = notifications?.nodes ?? [];
  const isNew = useSeen(notifications);
  const newest = nodes[0]?.id;
  useEffect(() => box.current?.focus(), []);
  // The clicked button disappears with its row: keep the focus in the menu.
  const stay = () => box.current?.focus();
  return (
    <section ref={box} id={id} className={styles['menu']} tabIndex={-1} aria-label={notificationMessages.notifications}>
      <div className={styles['head']}>
        <h2>{notificationMessages.notifications}</h2>
        {newest !== undefined && (
          <Button
            type="text"
            size="small"
            onClick={() => {
              stay();
              void actions.clear(newest);
            }}
          >
            {notificationMessages.clearAll}
          </Button>
        )}
      </div>
      {notifications === null && (
        <StateBlock
          icon={Bell}
          kind="bad"
          title={notificationMessages.fault}
          sentence={notificationMessages.faultHint}
        />
      )}
      {notifications && nodes.length === 0 && (
        <StateBlock icon={Bell} title={notificationMessages.none} sentence={notificationMessages.noneHint} />
      )}
      {nodes.length > 0 && (
        <ul className={styles['list']}>
          {nodes.map((each) => (
            <NotificationRow
              key={each.id}
              notification={each}
              isNew={isNew(each)}
              now={now}
              onFollow={onClose}
              onDelete={(which) => {
                stay();
                void actions.remove(which);
              }}
            />
          ))}
        </ul>
      )}
      {nodes.length > 0 && (
        <Button type="text" className={styles['all']} onClick={onViewAll}>
          {notificationMessages.viewAll}
        </Button>
      )}
    </section>
  );
}
