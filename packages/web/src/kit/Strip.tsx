import type { ReactNode } from 'react';
import styles from './Strip.module.css';

/** The line below the head of a dialog that stays while its rows scroll: what is shown at its start, what can be done with it at its end. */
export function Strip({ children }: { children: ReactNode }) {
  return <div className={styles['strip']}>{children}</div>;
}
