import type { ReactNode } from 'react';
import styles from './AppGrid.module.css';

/** Cards three across, one on phones. */
export function AppGrid({ children }: { children: ReactNode }) {
  return <ul className={styles['grid']}>{children}</ul>;
}

/** The skeleton, shown only if loading takes a while. */
export function AppGridSkeleton() {
  return (
    <ul className={styles['grid']} aria-hidden="true">
      {SKELETONS.map((key) => (
        <li key={key} className={styles['skeleton']}>
          <span />
          <span />
          <span />
          <span />
        </li>
      ))}
    </ul>
  );
}

const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
