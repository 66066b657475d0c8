import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface Props {
  title: string;
  /** One sentence about the page. */
  hint: string;
  /** What can be done with the page as a whole. */
  children?: ReactNode;
}

/** The head of a page: its title, one sentence, and its actions at the end of the line. */
export function PageHead({ title, hint, children }: Props) {
  return (
    <div className={styles['head']}>
      <div>
        <h1>{title}</h1>
        <p>{hint}</p>
      </div>
      {children}
    </div>
  );
}
