import { PageHead } from '../kit/PageHead.tsx';
import { streamingMessages as words } from './messages.ts';
import { StreamMonitor } from './StreamMonitor.tsx';
import styles from './StreamMonitor.module.css';

/** Access §2, 'Utilities'. */
export function Utilities() {
  return (
    <div className={styles['page']}>
      <PageHead title={words.title} hint={words.hint} />
      <h2 className="srOnly">{words.monitor}</h2>
      <StreamMonitor />
    </div>
  );
}
