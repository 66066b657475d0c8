import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { useDrop } from './use-drop.ts';
import styles from './DropZone.module.css';

interface Props {
  icon: LucideIcon;
  isOver: boolean;
  /** Unset: the surrounding element handles drops. */
  zone?: ReturnType<typeof useDrop>['zone'] | undefined;
  isCompact?: boolean;
  /** The instruction, with a file field for users who do not drag. */
  words: ReactNode;
  hintId: string;
  hint: ReactNode;
  children?: ReactNode;
}

/** A drop area for files. `children` go between the instruction and the hint. */
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
