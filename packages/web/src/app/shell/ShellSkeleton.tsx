import { Mark } from '../Mark.tsx';
import styles from './ShellSkeleton.module.css';

/** The frame's own shape, until the panel has come and it is known who is here. A part of the entry: it loads nothing of the panel. */
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
