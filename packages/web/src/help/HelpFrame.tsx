import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { helpMessages } from './messages.ts';
import styles from './HelpFrame.module.css';

interface Props {
  mark: ReactNode;
  children: ReactNode;
}

/** Around a page of help: for everybody, signed in or not. */
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
