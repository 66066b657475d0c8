import { Fragment, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { libraryMessages } from './messages.ts';
import styles from './LibraryHead.module.css';

interface Props {
  path: readonly string[];
  isAdding: boolean;
  picture?: ReactNode;
  /** How the application stands whose config is edited. */
  facts: readonly string[];
}

/** Applications §2: 'Edit Config > config name > Asset Library > Add New', as far as one has come. */
export function LibraryHead({ path, isAdding, picture, facts }: Props) {
  const steps = [...path, libraryMessages.title, ...(isAdding ? [libraryMessages.addNew] : [])];
  return (
    <div className={styles['head']}>
      {picture}
      <div className={styles['words']}>
        <p className={styles['crumbs']}>
          {steps.map((step, index) => (
            <Fragment key={step}>
              {index > 0 && <ChevronRight size={14} aria-hidden />}
              {index === steps.length - 1 ? <b>{step}</b> : <span>{step}</span>}
            </Fragment>
          ))}
        </p>
        {facts.length > 0 && <p className={styles['facts']}>{facts.join(' · ')}</p>}
      </div>
    </div>
  );
}
