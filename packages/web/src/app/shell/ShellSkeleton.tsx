import { Mark } from '../Mark.tsx';
import styles from './ShellSkeleton.module.css';

/**
 * The frame's skeleton until the panel and the viewer have loaded. It is part of the entry and
 * loads nothing from the panel.
 */
export function ShellSkeleton() {
  return (
    <div className={styles['shell']} aria-hidden="true">
      <div className={styles['mark']}>
        <Mark />
      </div>
      <div className={styles['sheet']}>
        <div className={styles['head']} />
      </div>
    </div>
  );
}
