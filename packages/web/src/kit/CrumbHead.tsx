import { ChevronRight } from 'lucide-react';
import { Thumbnail } from './thumbnail/Thumbnail.tsx';
import styles from './CrumbHead.module.css';

/** The application a dialog is about, as far as it is loaded. */
export interface HeadApp {
  name: string;
  thumbnailUrl?: string | null | undefined;
}

interface Props {
  /** The breadcrumbs, outermost first. */
  crumbs: readonly string[];
  /** Shows its picture, if set. */
  app?: HeadApp | false | null | undefined;
  /** Short facts for one line; empty ones are left out. */
  facts?: readonly (string | null | undefined)[];
}

/**
 * The head of a dialog that opens from another one or is about an application: breadcrumbs such as
 * 'Edit Config > showroom', and the current status.
 */
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
