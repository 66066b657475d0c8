import { ChevronRight } from 'lucide-react';
import { Thumbnail } from './thumbnail/Thumbnail.tsx';
import styles from './CrumbHead.module.css';

/** The application that a dialog is about, as far as it is known. */
export interface HeadApp {
  name: string;
  thumbnailUrl?: string | null | undefined;
}

interface Props {
  /** Where one is, the outermost first. */
  crumbs: readonly string[];
  /** Its picture is drawn, where there is one. */
  app?: HeadApp | false | null | undefined;
  /** Short facts for one line; those that are nothing are left out. */
  facts?: readonly (string | null | undefined)[];
}

/** The head of a dialog that stands within another one or is about an application: 'Edit Config > showroom', and what is so now. */
export function CrumbHead({ crumbs, app, facts = [] }: Props) {
  return (
    <div className={styles['head']}>
      {app && <Thumbnail name={app.name} url={app.thumbnailUrl} className={styles['picture']} />}
      <div className={styles['words']}>
        <p className={styles['crumbs']}>
          {crumbs.map((crumb, index) => (
            <span key={crumb} className={styles['crumb']}>
              {index > 0 && <ChevronRight size={14} aria-hidden />}
              {index === crumbs.length - 1 ? <b title={crumb}>{crumb}</b> : <span title={crumb}>{crumb}</span>}
            </span>
          ))}
        </p>
        {facts.some(Boolean) && <p className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</p>}
      </div>
    </div>
  );
}
