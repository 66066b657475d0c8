import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { useDrop } from './use-drop.ts';
import styles from './DropZone.module.css';

interface Props {
  icon: LucideIcon;
  isOver: boolean;
  /** Unset: what surrounds it takes the files. */
  zone?: ReturnType<typeof useDrop>['zone'] | undefined;
  isCompact?: boolean;
  /** What to do, with a field for whoever does not drop. */
  words: ReactNode;
  hintId: string;
  hint: ReactNode;
  children?: ReactNode;
}

/** Where files are dropped. `children` stand between the words and the hint. */
export function DropZone({ icon: Icon, isOver, zone, isCompact = false, words, hintId, hint, children }: Props) {
  return (
    <div className={styles['zone']} data-over={isOver} data-compact={isCompact} {...zone}>
      <span className={styles['icon']}>
        <Icon size={20} aria-hidden />
      </span>
      <div>
        <p className={styles['words']}>{words}</p>
        {children}
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      </div>
    </div>
  );
}
