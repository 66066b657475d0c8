import { formatCount } from './format.ts';
import styles from './TabLinks.module.css';

/** How many a tab has, in a room that is there before the number is. */
export function TabCount({ count }: { count: number | null }) {
  return <span className={styles['count']}>{count !== null && formatCount(count)}</span>;
}
