import styles from './Finding.module.css';

/** Stands where a page of a list will, while it is not known yet where that begins. */
export function Finding() {
  return <div className={styles['finding']} aria-busy="true" />;
}
