import { brand } from './brand.ts';
import styles from './Mark.module.css';

/** The product's mark, with its name next to it if there is room. */
export function Mark({ withName = true }: { withName?: boolean }) {
  return (
    <span className={styles['mark']}>
      <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
        <rect width="24" height="24" rx="6" className={styles['plate']} />
        <path d={brand.mark.outline} className={styles['outline']} />
        <path d={brand.mark.sign} className={styles['sign']} />
      </svg>
      <span className={withName ? styles['name'] : 'srOnly'}>{brand.name}</span>
    </span>
  );
}
