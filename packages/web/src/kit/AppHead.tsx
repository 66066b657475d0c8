import { ChevronRight } from 'lucide-react';
import { Thumbnail } from './thumbnail/Thumbnail.tsx';
import styles from './AppHead.module.css';

interface Props {
  appName: string;
  /** Unset: there is no such application, and nothing is drawn for it. */
  hasPicture: boolean;
  thumbnailUrl?: string | null | undefined;
  /** What of the application the dialog shows. */
  page: string;
  /** Short facts for one line; those that are nothing are left out. */
  facts: readonly (string | null | undefined)[];
}

/** The head of a dialog about one application: its picture, where one is, and what is so now. */
export function AppHead({ appName, hasPicture, thumbnailUrl, page, facts }: Props) {
  return (
    <div className={styles['head']}>
      {hasPicture && <Thumbnail name={appName} url={thumbnailUrl} className={styles['picture']} />}
      <div className={styles['words']}>
        <p className={styles['crumbs']}>
          <span>{appName}</span>
          <ChevronRight size={14} aria-hidden />
          <b>{page}</b>
        </p>
        {facts.some(Boolean) && <p className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</p>}
      </div>
    </div>
  );
}
