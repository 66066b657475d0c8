import type { ReactNode } from 'react';
import { uploadMessages } from './messages.ts';
import styles from './AdminWell.module.css';

/** A plain box above the foot for controls that only administrators see. */
export function AdminWell({ hint, children }: { hint?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles['well']} aria-label={uploadMessages.forAdministrators}>
      <p className={styles['title']}>{uploadMessages.forAdministrators}</p>
      <div className={styles['controls']}>{children}</div>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
    </section>
  );
}
