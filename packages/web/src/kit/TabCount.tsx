import { formatCount } from './format.ts';
import styles from './TabLinks.module.css';

/** A tab's count, with space reserved until it is known. */
export function TabCount({ count }: { count: number | null }) {
  return <span className={styles['count']}>{count !== null && formatCount(count)}</span>;
}
