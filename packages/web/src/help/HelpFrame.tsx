import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { helpMessages } from './messages.ts';
import styles from './HelpFrame.module.css';

interface Props {
  mark: ReactNode;
  children: ReactNode;
}

/** The frame of the help pages: public, with or without a session. */
export function HelpFrame({ mark, children }: Props) {
  return (
    <div className={styles['frame']}>
      <header className={styles['head']}>
        {mark}
        <nav aria-label={helpMessages.help}>
          <Link to="/help">{helpMessages.allPages}</Link>
          <Link to="/">{helpMessages.openPanel}</Link>
        </nav>
      </header>
      <main className={styles['page']}>{children}</main>
    </div>
  );
}
