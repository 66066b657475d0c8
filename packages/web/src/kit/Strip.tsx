import type { ReactNode } from 'react';
import styles from './Strip.module.css';

/**
 * The line below a dialog's head that stays while rows scroll: a filter at the start, actions at
 * the end.
 */
export function Strip({ children }: { children: ReactNode }) {
  return <div className={styles['strip']}>{children}</div>;
}
