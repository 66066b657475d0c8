import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import styles from './Chip.module.css';

interface Props {
  kind?: 'plain' | 'accent' | 'ok' | 'warn' | 'bad' | 'solid';
  icon?: LucideIcon;
  children: ReactNode;
}

/** A word on a coloured ground: a version, a state, a kind. */
export function Chip({ kind = 'plain', icon: Icon, children }: Props) {
  return (
    <span className={styles['chip']} data-kind={kind}>
      {Icon && <Icon size={13} aria-hidden />}
      <span className={styles['word']}>{children}</span>
    </span>
  );
}
