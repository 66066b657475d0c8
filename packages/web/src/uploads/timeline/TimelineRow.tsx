import { memo } from 'react';
import {
  Ban,
  Check,
  CircleCheck,
  CircleX,
  Clock,
  CloudUpload,
  HardDrive,
  ListOrdered,
  Mail,
  MoveRight,
  PackageMinus,
  Pause,
  Play,
  RotateCw,
  SearchCheck,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { eventFacts, eventTone, type Client, type TimelineEvent } from './event-facts.ts';
import { formatExact } from './times.ts';
import styles from './Timeline.module.css';

interface Props {
  event: TimelineEvent;
  /** The client the upload was started from. */
  client: Client;
  /** How long ago it was, as text. */
  ago: string;
}

/** One event: what, who, with which figures, and when, exactly and relative to now. */
export const TimelineRow = memo(function TimelineRow({ event, client, ago }: Props) {
  const Icon = ICONS[event.kind];
  const facts = eventFacts(event, client);
  return (
    <li className={styles['event']} data-tone={eventTone(event.kind)}>
      <span className={styles['sign']}>
        <Icon size={14} aria-hidden />
      </span>
      <div className={styles['words']}>
        <p className={styles['text']}>{event.text}</p>
        {facts.length > 0 && (
          <ul className={styles['facts']}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <time className={styles['time']} dateTime={event.createdAt}>
        <span>{formatExact(event.createdAt)}</span>
        <span>{ago}</span>
      </time>
    </li>
  );
});

const ICONS: Record<TimelineEvent['kind'], LucideIcon> = {
  STARTED: Play,
  SENT: CloudUpload,
  PAUSED: Pause,
  STALLED: TriangleAlert,
  RESUMED: Play,
  MOVED: MoveRight,
  COMMITTED: Check,
  STAGE_BEGUN: Play,
  STAGE_FAULTED: RotateCw,
  CHECKED: SearchCheck,
  STAGE_DONE: Check,
  QUEUED: ListOrdered,
  REASSEMBLED: RotateCw,
  STUCK: TriangleAlert,
  WAITS_FOR_ROOM: HardDrive,
  ROOM_FOUND: Play,
  WAITS_FOR_SERVER: Clock,
  SERVER_BACK: Play,
  MAILS_ON: Mail,
  MAILS_OFF: Mail,
  MAILED: Mail,
  RETRIED: RotateCw,
  TESTED: CircleCheck,
  FAILED: CircleX,
  CANCELLED: Ban,
  EXPIRED: Clock,
  RELEASED: PackageMinus,
  SHORTENED: TriangleAlert,
};
