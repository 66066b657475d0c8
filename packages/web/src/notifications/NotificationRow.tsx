import type { FragmentType } from '@apollo/client';
import { CircleCheck, CircleX, Info, X, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isNotificationUrl } from '@launchyard/domain/notifications';
import { NotificationRow_NotificationFragmentDoc, type NotificationKind } from '../generated/graphql.ts';
import { formatAgo } from '../kit/format.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { notificationMessages } from './messages.ts';
import styles from './NotificationRow.module.css';

interface Props {
  notification: FragmentType<typeof NotificationRow_NotificationFragmentDoc>;
  /** Unread until this list was opened. */
  isNew: boolean;
  now: number;
  onFollow: () => void;
  onDelete: (id: string) => void;
}

const ICONS: Record<NotificationKind, LucideIcon> = {
  UPLOAD_TESTED: CircleCheck,
  UPLOAD_FAILED: CircleX,
  ACCOUNT_CHANGED: Info,
};

/** What happened, when, a link to it, and a delete button. */
export function NotificationRow({ notification, isNew, now, onFollow, onDelete }: Props) {
  const { id, kind, message, createdAt, link, viewerCanDelete } = useFragmentData(
    NotificationRow_NotificationFragmentDoc,
    notification,
  );
  const Icon = ICONS[kind];
  return (
    <li className={styles['row']} data-kind={kind} data-new={isNew}>
      <Icon size={18} aria-hidden className={styles['icon']} />
      <div className={styles['words']}>
        <p className={styles['message']}>
          {isNew && <span className="srOnly">{notificationMessages.unread} </span>}
          {message}
        </p>
        <p className={styles['when']}>
          <time dateTime={createdAt}>{formatAgo(createdAt, now)}</time>
          {link && isNotificationUrl(link.url) && (
            <>
              <span aria-hidden> · </span>
              <Way link={link} onFollow={onFollow} />
            </>
          )}
        </p>
      </div>
      {isNew && <span className={styles['dot']} aria-hidden />}
      {viewerCanDelete && (
        <IconButton
          icon={X}
          label={notificationMessages.remove(message)}
          className={styles['remove']}
          onClick={() => onDelete(id)}
        />
      )}
    </li>
  );
}

function Way({ link: { title, url }, onFollow }: { link: { title: string; url: string }; onFollow: () => void }) {
  if (url.startsWith('/')) {
    return (
      <Link to={url} onClick={onFollow}>
        {title}
      </Link>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {title}
    </a>
  );
}
