import styles from './Finding.module.css';

/** Shown in place of a list page until its start cursor is known. */
export function Finding() {
  return <div className={styles['finding']} aria-busy="true" />;
}
